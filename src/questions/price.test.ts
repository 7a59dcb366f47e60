import { expect, test } from 'vitest'
import { wilson } from '#src/statistics/wilson.ts'
import { seededDraws } from '#test/support/list/seeded-draws.ts'
import { drawRung } from './server/join-token.ts'

const LADDER = [1_000, 1_500, 2_000, 2_500, 3_000]
/** The share of people who would say yes, by the figure: three curves, all falling from 90 to 10 %. */
const DEMAND: Record<string, (pence: number) => number> = {
  straight: pence => 0.9 - (0.8 * (pence - 1_000)) / 2_000,
  'falling early': pence => 0.9 * (1 / 9) ** ((pence - 1_000) / 2_000),
  'with a threshold': pence => 1 / (1 + Math.exp((pence - 2_000) / 455)),
}
const LISTS = 1_500

test('the intervals for the price contain the true share 93 to 97 times in 100, and at each figure over 90 times', () => {
  const draw = seededDraws(7)
  const secret = Buffer.alloc(32, 7)
  const rungs = Array.from({ length: 20_011 }, (_, i) => drawRung(LADDER, secret, `p${i}@x.uk`))
  let next = 0
  const all: number[] = []
  for (const demand of Object.values(DEMAND))
    for (const people of [110, 200, 400]) {
      const [held, lists] = [new Map<number, number>(), new Map<number, number>()]
      for (let list = 0; list < LISTS; list++) {
        const asked = new Map(LADDER.map(pence => [pence, { n: 0, yes: 0 }]))
        for (let i = 0; i < people; i++) {
          const pence = rungs[next++ % rungs.length]!
          const one = asked.get(pence)!
          one.n += 1
          if (draw() < demand(pence)) one.yes += 1
        }
        for (const [pence, { n, yes }] of asked) {
          if (n < 20) continue
          const { low, high } = wilson(yes, n)
          const holds = low <= demand(pence) && demand(pence) <= high
          lists.set(pence, (lists.get(pence) ?? 0) + 1)
          held.set(pence, (held.get(pence) ?? 0) + Number(holds))
        }
      }
      for (const pence of LADDER) all.push(held.get(pence)! / lists.get(pence)!)
    }
  const mean = all.reduce((sum, share) => sum + share, 0) / all.length
  expect(mean).toBeGreaterThan(0.93)
  expect(mean).toBeLessThan(0.97)
  expect(Math.min(...all)).toBeGreaterThan(0.9)
})

test('the figures are drawn equally often, and a person always gets the same one', () => {
  const secret = Buffer.alloc(32, 1)
  const drawn = Array.from({ length: 10_000 }, (_, i) => drawRung(LADDER, secret, `p${i}@x.uk`))
  for (const pence of LADDER) {
    const n = drawn.filter(one => one === pence).length
    expect(Math.abs(n - 2_000)).toBeLessThan(4 * Math.sqrt(10_000 * 0.2 * 0.8))
  }
  expect(drawRung(LADDER, secret, 'p1@x.uk')).toBe(drawn[1])
})
