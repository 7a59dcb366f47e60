/** A place on a map, in kilometres east and north. */
export type Point = { x: number; y: number }
/** A district that a van might serve, by its centre. `people`: 0 if too few to show. */
export type Stop = Point & { name: string; people: number }

/** How much a van can do. `room`: how many visits; `most`: how many districts it may go to. */
export type Van = { room: number; most: number }

/**
 * Districts that are connected. `served`: how many of their people the van has room for. `widest`: the
 * greatest distance between two, in tenths of a kilometre. `rank`: 1 for the best; equally good rounds share
 * a rank.
 */
export type Round = { names: string[]; people: number; served: number; widest: number; rank: number }

/** A round as it is found. `at`: positions in the list of stops, which is sorted by name. */
type Found = { at: readonly number[]; people: number; served: number; widest: number }

/**
 * Returns the best round, then the best that shares no district with those before it, and so on, up to `limit`
 * of them. A round is better if it serves more people; then if it has fewer districts, is closer together,
 * has more people, or comes first by name. It may include a district with too few people to show, to connect
 * others. Exact: it looks at every set that could be the best.
 */
export function findRounds(
  given: readonly Stop[],
  neighbours: ReadonlyMap<string, readonly string[]>,
  van: Van,
  limit = Number.POSITIVE_INFINITY,
): Round[] {
  const stops = given.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const places = new Map(stops.map(({ name }, i) => [name, i]))
  const near = stops.map(({ name }) => [
    ...new Set((neighbours.get(name) ?? []).flatMap(other => places.get(other) ?? [])),
  ])
  const taken = stops.map(() => false)
  const best = stops.map((_, first) => bestFrom(first, stops, near, taken, van))
  const found: Found[] = []
  while (found.length < limit) {
    const next = best.reduce((a, b) => (a && b ? (compare(a, b) <= 0 ? a : b) : (a ?? b)), undefined)
    if (!next) break
    found.push(next)
    for (const i of next.at) taken[i] = true
    for (const [first, set] of best.entries())
      if (set?.at.some(i => taken[i])) best[first] = bestFrom(first, stops, near, taken, van)
  }
  return found.map(({ at, ...round }) => ({
    ...round,
    names: at.map(place => stops[place]!.name),
    rank: 1 + found.findIndex(other => !differ(other, { at, ...round })),
  }))
}

/**
 * Returns the best set of districts of which `first` comes first in the list, without those already taken; undefined
 * if no set has people.
 */
function bestFrom(
  first: number,
  stops: readonly Stop[],
  near: readonly (readonly number[])[],
  taken: readonly boolean[],
  { room, most }: Van,
): Found | undefined {
  if (taken[first]) return undefined
  let best: Found | undefined
  const seen = new Set([first])

  // Makes each set only once, as a neighbour that was passed over stays out of every later set.
  const grow = (at: readonly number[], open: readonly number[], people: number, widest: number) => {
    const found = { at, people, served: Math.min(people, room), widest }
    if (people && (!best || compare(found, best) < 0)) best = found
    // A larger set that serves no more people is worse.
    if (people >= room || at.length === most || (best && best.served === room && at.length >= best.at.length))
      return
    for (const [i, next] of open.entries()) {
      const fresh = near[next]!.filter(other => other > first && !taken[other] && !seen.has(other))
      for (const other of fresh) seen.add(other)
      const wider = Math.max(widest, ...at.map(other => tenths(stops[other]!, stops[next]!)))
      grow([...at, next], [...open.slice(i + 1), ...fresh], people + stops[next]!.people, wider)
      for (const other of fresh) seen.delete(other)
    }
  }
  const open = near[first]!.filter(other => other > first && !taken[other])
  for (const other of open) seen.add(other)
  grow([first], open, stops[first]!.people, 0)
  return best && { ...best, at: best.at.toSorted((a, b) => a - b) }
}

/** Ten times as fast as Math.hypot. */
export const kmBetween = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
const tenths = (a: Stop, b: Stop) => Math.round(10 * kmBetween(a, b))

const differ = (a: Found, b: Found): number =>
  b.served - a.served || a.at.length - b.at.length || a.widest - b.widest || b.people - a.people

const orderOf = ({ at }: Found) => at.toSorted((a, b) => a - b).map(place => String(place).padStart(5, '0'))
const compare = (a: Found, b: Found): number =>
  differ(a, b) || (String(orderOf(a)) < String(orderOf(b)) ? -1 : 1)
