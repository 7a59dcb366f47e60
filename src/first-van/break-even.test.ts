import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vanWords } from '#src/content/first-van.ts'
import { breakEven, byUse, wouldPay } from './founder/break-even.ts'

const of = (people: number, ...names: string[]) => ({ people, districts: names.map(name => ({ name })) })
const price = { low: 3_000, likely: 3_500, high: 4_000 }
const answer = (visits: number, cost: number, at = price) => ({
  visits,
  room: 40,
  rounds: [],
  hasMore: false,
  isAsked: false,
  day: { cost, price: at, ...breakEven(cost, at, visits) },
})

test('what a day needs and what it leaves are worked out from the typed figures alone', () => {
  expect(vanWords.day(answer(8, 22_000))).toEqual([
    'A day pays for itself with 6 to 8 visits, likely 7: £220 ÷ £30 to £40.',
    'A full day of 8 visits leaves £20 to £100, likely £60: 8 × £30 to £40, less £220.',
  ])
  expect(vanWords.day(answer(8, 40_000))).toEqual([
    'A day pays for itself with 10 to 14 visits, likely 12: £400 ÷ £30 to £40. The van makes 8.',
    'Even at £40 a full day brings £320, £80 less than it costs.',
  ])
  expect(vanWords.day(answer(8, 26_000))[1]).toBe(
    'A full day of 8 visits: £60 left at £40, £20 left at £35, £20 short at £30.',
  )
  const sure = { low: 1_050, likely: 1_050, high: 1_050 }
  expect(vanWords.day(answer(1, 1_050, sure))).toEqual([
    'A day pays for itself with 1 visit: £10.50 ÷ £10.50.',
    'A full day of 1 visit leaves £0: 1 × £10.50, less £10.50.',
  ])
})

test('from what people said follows how often they would have to book', () => {
  const { needed } = breakEven(22_000, price, 8)
  const asked = { pence: 4_000, groups: [{ place: 'LS6', of: 38, least: 22, most: 22 }] }
  const pays = wouldPay(asked, of(100, 'LS6', 'LS7'), needed)
  const round = { rank: 1, people: 100, served: 40, districts: [], pays }
  expect(vanWords.often(round)).toEqual([
    'About 42 to 73 would pay £40: a day pays if each books once in 5 to 12 van days',
  ])
  expect(vanWords.asked(round)).toContain('Asked there, 22 of 38 would pay £40: 42 to 73 %.')
  const often = (people: number) =>
    vanWords.often({ ...round, pays: wouldPay(asked, of(people, 'LS6'), needed) })[0]
  expect(often(15)).toContain('a day pays if it is nearer 11, and each books once in 1 van day')
  expect(often(5)).toBe('About 2 to 4 would pay £40: too few for a day to pay')
  // If too few were asked there, the answers from all districts are used, provided that they have enough yeses
  // and noes to show.
  expect(vanWords.asked({ ...round, pays: wouldPay(asked, of(100, 'M1'), needed) })).toContain(
    'Asked in all districts, as too few were there, 22 of 38',
  )
  for (const [least, most] of [
    [4, 4],
    [34, 34],
    [0, 9],
    [22, 35],
  ] as const)
    expect(
      wouldPay({ pence: 1, groups: [{ place: 'LS6', of: 38, least, most }] }, of(9, 'LS6'), needed),
    ).toBeUndefined()
})

test('uses the lowest figure that is at least the likely price', () => {
  const asked = [3_000, 2_000, 4_000].map(pence => ({ pence, groups: [] }))
  const order = [1_000, 3_000, 3_500, 9_000].map(likely => byUse(asked, likely).map(({ pence }) => pence))
  expect(order).toEqual([
    [2_000, 3_000, 4_000],
    [3_000, 4_000, 2_000],
    [4_000, 3_000, 2_000],
    [4_000, 3_000, 2_000],
  ])
})

test('ranges include the likely figure, widen with the price, and grow with the cost', () => {
  const pence = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(
      pence,
      fc.tuple(pence, pence, pence),
      fc.nat(100),
      pence,
      fc.nat(500),
      (cost, three, visits, more, n) => {
        const [low, likely, high] = three.toSorted((a, b) => a - b) as [number, number, number]
        const here = breakEven(cost, { low, likely, high }, visits)
        for (const { low, likely, high } of Object.values(here)) {
          expect(low).toBeLessThanOrEqual(likely)
          expect(likely).toBeLessThanOrEqual(high)
        }
        const wider = breakEven(cost, { low: Math.max(1, low - more), likely, high: high + more }, visits)
        const span = ({ low, high }: { low: number; high: number }) => high - low
        expect(span(wider.needed)).toBeGreaterThanOrEqual(span(here.needed))
        expect(span(wider.leaves)).toBeGreaterThanOrEqual(span(here.leaves))
        expect(breakEven(cost + more, { low, likely, high }, visits).needed.low).toBeGreaterThanOrEqual(
          here.needed.low,
        )
        // That many visits pay for the day, and one fewer does not.
        expect(here.needed.low * high).toBeGreaterThanOrEqual(cost)
        expect((here.needed.low - 1) * high).toBeLessThan(cost)
        const groups = [{ place: 'LS6', of: n + 10, least: 5, most: n + 5 }]
        const pays = wouldPay({ pence: 1, groups }, of(n), here.needed)!
        for (const { low, high } of [pays.share, pays.people, pays.every!])
          expect(low).toBeLessThanOrEqual(high)
        expect(pays.people.high).toBeLessThanOrEqual(n)
      },
    ),
  )
})
