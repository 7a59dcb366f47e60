import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hideSmall, hideSmallParts, SMALLEST, spansOf } from './small-groups.ts'

const sum = (groups: readonly { n: number }[]) => groups.reduce((total, { n }) => total + n, 0)
const enough = (n: number) => n === 0 || n >= SMALLEST
const sizes = fc.array(fc.oneof(fc.nat(7), fc.nat(200)), { maxLength: 30 })
const named = (numbers: readonly number[], prefix = 'g') =>
  numbers.map((n, i) => ({ name: `${prefix}${i}`, n }))

describe('groups of fewer than 5', () => {
  test('are not shown, and neither is anything that would reveal them', () => {
    fc.assert(
      fc.property(sizes, numbers => {
        const all = named(numbers)
        const { groups, rest } = hideSmall(all)
        expect(groups.every(({ n }) => n >= SMALLEST)).toBe(true)
        const hidden = sum(all) - sum(groups)
        expect(enough(hidden) || groups.length === 0).toBe(true)
        expect(rest).toBe(enough(hidden) ? hidden : 0)
      }),
    )
  })

  test('if one area has two people and all others are large, the smallest of the others is hidden too', () => {
    expect(hideSmall(named([40, 30, 9, 2]))).toEqual({ groups: named([40, 30]), rest: 11 })
    expect(hideSmall(named([40, 3, 2]))).toEqual({ groups: named([40]), rest: 5 })
    expect(hideSmall(named([4]))).toEqual({ groups: [], rest: 0 })
  })

  test('parts of a group leave no small remainder, and hidden groups have no parts', () => {
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 8 }), fc.nat(12), (tree, most) => {
        const parts = tree.flatMap((numbers, area) => named(numbers, `${area}-`))
        const groupOf = (name: string) => name.split('-')[0]!
        const shown = hideSmall(
          named(
            tree.map(numbers => sum(named(numbers))),
            '',
          ),
        ).groups
        const kept = hideSmallParts(parts, groupOf, shown, most)
        expect(kept.length).toBeLessThanOrEqual(most)
        for (const part of kept) expect(part.n).toBeGreaterThanOrEqual(SMALLEST)
        for (const group of shown) {
          const own = kept.filter(({ name }) => groupOf(name) === group.name)
          expect(enough(group.n - sum(own))).toBe(true)
        }
        expect(kept.every(({ name }) => shown.some(group => group.name === groupOf(name)))).toBe(true)
      }),
    )
  })

  test('stretches of time each have enough people, lose nobody and follow one another', () => {
    const days = fc.uniqueArray(fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 9 })), {
      selector: ([day]) => day,
      maxLength: 60,
    })
    fc.assert(
      fc.property(days, fc.constantFrom(1 as const, 7 as const), (joins, length) => {
        const all = joins.map(([day, n]) => ({
          name: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
          n,
        }))
        const spans = spansOf(all, length)
        expect(sum(spans)).toBe(sum(all) < SMALLEST ? 0 : sum(all))
        for (const [i, { from, until, n }] of spans.entries()) {
          expect(n).toBeGreaterThanOrEqual(SMALLEST)
          expect(from < until).toBe(true)
          if (i) expect(spans[i - 1]!.until <= from).toBe(true)
        }
      }),
    )
  })
})
