import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { District } from './period-figures.ts'
import { type ShownPlaces, shownPlaces } from './shown-places.ts'
import { SMALLEST } from './small-groups.ts'

/** Districts of four areas, one of which does not exist, with few people in most. */
const lists = fc
  .array(
    fc.record({
      name: fc.constantFrom(...['LS', 'M', 'B', 'ZZ'].flatMap(area => [1, 2, 3, 4].map(n => `${area}${n}`))),
      unconfirmed: fc.oneof(fc.nat(3), fc.nat(12)),
      friend: fc.oneof(fc.constant(0), fc.nat(9)),
      own: fc.oneof(fc.constant(0), fc.nat(12)),
      unsubscribed: fc.nat(2),
    }),
    { maxLength: 12 },
  )
  .map(all =>
    [...new Map(all.map(one => [one.name, one])).values()].map(
      ({ name, unconfirmed, friend, own, unsubscribed }): District => {
        const n = unconfirmed + friend + own
        return { name, n, confirmed: friend + own, friend, unsubscribed: Math.min(n, unsubscribed * 3) }
      },
    ),
  )

/** Returns every number that a view shows, by what it counts (null if it is not shown), and its groups. */
function told({ total, areas, districts, ...splits }: ShownPlaces) {
  const numbers = new Map<string, number | null>([['total', total]])
  for (const name of ['confirmed', 'referred', 'unsubscribed'] as const) {
    numbers.set(`${name} yes`, splits[name]?.yes ?? null)
    numbers.set(`${name} no`, splits[name]?.no ?? null)
  }
  const groups = [...areas.groups, ...districts]
  return { numbers, groups }
}

const isFew = (n: number) => n !== 0 && Math.abs(n) < SMALLEST

test('no view of chosen places shows a small group, and none can be worked out by comparing views', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.nat(2 ** 16), { minLength: 3, maxLength: 3 }), (list, bits) => {
      const names = ['LS', 'M', 'B', 'ZZ'].flatMap(area => [1, 2, 3, 4].map(n => `${area}${n}`))
      const [one, other] = bits.map(bit => new Set(names.filter((_, i) => bit & (1 << i))))
      const sets = [one!, other!, one!.union(other!), one!.intersection(other!), new Set(names)]
      const views = sets.map(set => told(shownPlaces(list, name => set.has(name))))
      for (const { numbers, groups } of views) {
        for (const n of numbers.values()) if (n !== null) expect(isFew(n)).toBe(false)
        for (const { n } of groups) expect(n).toBeGreaterThanOrEqual(SMALLEST)
      }
      const [a, b, both, shared, all] = views.map(({ numbers }) => numbers)
      for (const what of a!.keys()) {
        const of = (view: typeof a) => view!.get(what)!
        const shown = (...some: (typeof a)[]) => some.every(view => of(view) !== null)
        for (const view of [a, b, both, shared])
          if (shown(view, all)) expect(isFew(of(all) - of(view))).toBe(false)
        if (shown(a, shared)) expect(isFew(of(a) - of(shared))).toBe(false)
        if (shown(both, b)) expect(isFew(of(both) - of(b))).toBe(false)
        if (shown(a, b, both, shared)) expect(isFew(of(a) + of(b) - of(both) - of(shared))).toBe(false)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('an example of what the report shows for a choice of places, and of what it leaves out', () => {
  const district = (name: string, n: number, confirmed: number): District => ({
    name,
    n,
    confirmed,
    friend: 0,
    unsubscribed: 0,
  })
  const list = [district('LS6', 38, 20), district('LS7', 9, 2), district('LS8', 3, 0), district('M1', 30, 10)]
  const of = (...names: string[]) => shownPlaces(list, name => names.includes(name))
  expect(of('LS6')).toMatchObject({ total: 38, confirmed: { yes: 20, no: 18 }, leavesOut: false })
  // The three in LS8 could be worked out from the others in Leeds.
  expect(of('LS6', 'LS7')).toMatchObject({ total: 38, districts: [{ name: 'LS6', n: 38 }], leavesOut: true })
  expect(of('LS7', 'LS8')).toMatchObject({ total: 12, areas: { groups: [{ name: 'LS', n: 12 }] } })
  // Only two people in LS7 and LS8 confirmed, and views without M1 or without LS6 would reveal that.
  for (const some of [of('LS7', 'LS8'), of('M1'), of('LS6', 'M1')]) expect(some.confirmed).toBeNull()
  expect(of('LS7', 'LS8', 'M1').confirmed).toEqual({ yes: 12, no: 30 })
  expect(of('BD1')).toMatchObject({ total: 0, leavesOut: false })
})
