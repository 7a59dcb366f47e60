import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPercent } from '#src/statistics/wilson.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { type Answered, groupedAnswers, inDistricts } from './shown-answers.ts'

const AREAS = ['LS', 'M', 'ZZ']
const DISTRICTS = AREAS.flatMap(area => [1, 2, 3, 4].map(n => `${area}${n}`))
const CHOICES = ['drive', 'permit', 'street', 'shared', 'work']

const shownAnswers = (all: readonly Answered[], isChosen: (district: string) => boolean) =>
  inDistricts(groupedAnswers(all), isChosen)

/** What people chose for one question, by district; most districts have few people. */
const lists = fc
  .array(
    fc.record({
      district: fc.constantFrom(...DISTRICTS),
      chosen: fc.constantFrom(...CHOICES),
      n: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 40 })),
    }),
    { maxLength: 30 },
  )
  .map(all => [
    ...new Map(
      all.map((one): [string, Answered] => [
        one.district + one.chosen,
        { question: 'parked', pence: null, ...one },
      ]),
    ).values(),
  ])

/**
 * Returns every number that a view shows: how many people are in each group, and how many of them chose each
 * answer.
 */
function told(all: readonly Answered[], chosen: ReadonlySet<string>) {
  const [asked] = shownAnswers(all, district => chosen.has(district))
  return new Map(
    (asked?.groups ?? []).map(({ place, n, answers, others }) => [
      place,
      new Map([
        ['', n],
        ['others', others],
        ...answers.map(({ chosen, n }): [string, number] => [chosen, n]),
      ]),
    ]),
  )
}

test('no view shows a small group, and no filter reveals more than the view of everything', () => {
  fc.assert(
    fc.property(lists, fc.nat(2 ** DISTRICTS.length - 1), (all, bits) => {
      const whole = told(all, new Set(DISTRICTS))
      const part = told(all, new Set(DISTRICTS.filter((_, i) => bits & (1 << i))))
      for (const [place, numbers] of part) expect(numbers).toEqual(whole.get(place))
      for (const numbers of whole.values()) {
        for (const n of numbers.values()) expect(n === 0 || n >= SMALLEST).toBe(true)
        // The parts add up to the group, so that no hidden number can be worked out.
        const [group, ...parts] = numbers.values()
        expect(parts.reduce((sum, n) => sum + n, 0)).toBe(group)
      }
      // Everybody is in at most one group.
      const people = all.reduce((sum, { n }) => sum + n, 0)
      const shown = [...whole.values()].reduce((sum, numbers) => sum + numbers.get('')!, 0)
      expect(shown).toBeLessThanOrEqual(people)
    }),
    { numRuns: 3_000 },
  )
})

test('from one day to the next, what is shown about an area changes only with the answers of its own people', () => {
  fc.assert(
    fc.property(lists, lists, fc.constantFrom(...AREAS), (all, more, area) => {
      const isIn = (district: string) => district.startsWith(area)
      const newer = more.filter(({ district }) => !isIn(district))
      const [before, after] = [all, [...all, ...newer]].map(answers => shownAnswers(answers, isIn))
      expect(after).toEqual(before)
    }),
    { numRuns: 500 },
  )
})

test('a group shows how many people it has and what they chose, with the choices of few added together', () => {
  const chose = (district: string, chosen: string, n: number): Answered => ({
    question: 'parked',
    pence: null,
    district,
    chosen,
    n,
  })
  const all = [
    ...[
      chose('LS6', 'drive', 22),
      chose('LS6', 'permit', 10),
      chose('LS6', 'work', 3),
      chose('LS6', 'street', 3),
    ],
    ...[chose('LS7', 'drive', 3), chose('LS8', 'drive', 4), chose('M1', 'work', 4)],
  ]
  const shown = (...names: string[]) =>
    shownAnswers(all, name => !names.length || names.includes(name))[0]?.groups.map(
      ({ place, n, answers, others }) => [place, n, answers.map(({ chosen, n }) => `${chosen} ${n}`), others],
    )
  expect(shown()).toEqual([
    ['LS6', 38, ['drive 22', 'permit 10'], 6],
    ['the rest of LS', 7, ['drive 7'], 0],
  ])
  expect(shown('LS6', 'M1')).toEqual([['LS6', 38, ['drive 22', 'permit 10'], 6]])
  expect(shown('LS7')).toBeUndefined()
  expect(inPercent(shownAnswers(all, () => true)[0]!.groups[0]!.answers[0]!)).toBe('42 to 73 %')
})

test('each figure of the price is shown as a question of its own, lowest first', () => {
  const all = [2_500, 1_500].flatMap(pence =>
    ['yes', 'no'].map(chosen => ({ question: 'price', pence, district: 'LS6', chosen, n: 9 })),
  )
  expect(shownAnswers(all, () => true).map(({ pence, groups }) => [pence, groups[0]!.n])).toEqual([
    [1_500, 18],
    [2_500, 18],
  ])
})
