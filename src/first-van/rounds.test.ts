import { expect, test } from 'vitest'
import { seededDraws } from '#test/support/list/seeded-draws.ts'
import { findRounds, type Stop, type Van } from './rounds.ts'

type City = { stops: Stop[]; neighbours: Map<string, string[]>; van: Van }

const km = (a: Stop, b: Stop) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Returns a random city, 20 km square, with 6 to 14 districts. In one city of ten no districts are neighbours, in one
 * all are, in one no district has enough people to show, and in one all have the same number.
 */
function cityOf(seed: number): City {
  const draw = seededDraws(seed)
  const upTo = (from: number, to: number) => from + Math.floor(draw() * (to - from + 1))
  const odd = seed % 10
  const peopleOf = () => {
    const kind = draw()
    if (odd === 3) return 0
    if (odd === 4) return 8
    return kind < 0.4 ? 0 : kind < 0.9 ? upTo(5, 40) : upTo(41, 200)
  }
  const stops = Array.from({ length: upTo(6, 14) }, (_, i) => ({
    name: `D${String.fromCharCode(65 + i)}`,
    people: peopleOf(),
    x: 20 * draw(),
    y: 20 * draw(),
  }))
  const reach = odd === 1 ? 0 : odd === 2 ? 99 : 6
  const neighbours = new Map(
    stops.map(one => [
      one.name,
      stops.filter(other => other !== one && km(one, other) < reach).map(({ name }) => name),
    ]),
  )
  return { stops, neighbours, van: { room: upTo(1, 12) * upTo(1, 6), most: upTo(1, 6) } }
}

/**
 * Tries every set of districts, sorts those that a van could serve, and takes each that shares no district
 * with an earlier one.
 */
function byBruteForce({ stops, neighbours, van: { room, most } }: City): string[] {
  const all: { stops: Stop[]; rank: (number | string)[] }[] = []
  for (let bits = 1; bits < 2 ** stops.length; bits++) {
    const set = stops.filter((_, i) => bits & (1 << i))
    const people = set.reduce((sum, stop) => sum + stop.people, 0)
    if (set.length > most || !people || !hangTogether(set, neighbours)) continue
    const widest = Math.max(0, ...set.flatMap(a => set.map(b => Math.round(10 * km(a, b)))))
    all.push({
      stops: set,
      rank: [-Math.min(people, room), set.length, widest, -people, set.map(({ name }) => name).join()],
    })
  }
  all.sort((a, b) => {
    const i = a.rank.findIndex((part, i) => part !== b.rank[i])
    return i < 0 ? 0 : a.rank[i]! < b.rank[i]! ? -1 : 1
  })
  const taken = new Set<Stop>()
  return all.flatMap(({ stops }) => {
    if (stops.some(stop => taken.has(stop))) return []
    for (const stop of stops) taken.add(stop)
    return stops.map(({ name }) => name).join()
  })
}

function hangTogether(set: readonly Stop[], neighbours: City['neighbours']): boolean {
  const reached = new Set([set[0]!.name])
  for (const name of reached)
    for (const { name: other } of set) if (neighbours.get(name)!.includes(other)) reached.add(other)
  return reached.size === set.length
}

const roundsOf = ({ stops, neighbours, van }: City) => findRounds(stops, neighbours, van)

/**
 * Returns a city whose districts, such as 'A 30', are in a row and a kilometre apart. `pairs`: neighbours, such as
 * 'A-B'.
 */
function byHand(people: string, pairs: string, room: number, most: number): City {
  const stops = people.split(', ').map((text, i) => {
    const [name, n] = text.split(' ')
    return { name: name!, people: Number(n), x: i, y: 0 }
  })
  const edges = pairs.split(', ').map(pair => pair.split('-'))
  const neighbours = new Map(
    stops.map(({ name }) => [name, edges.flatMap(([a, b]) => (a === name ? [b!] : b === name ? [a!] : []))]),
  )
  return { stops, neighbours, van: { room, most } }
}

const inOrder = (city: City) =>
  roundsOf(city).map(({ rank, names, people }) => `${rank}: ${names.join(' + ')} ${people}`)

test('finds what brute force finds in 200 made-up cities, whatever the order of the districts', () => {
  let sizes = 0
  for (let seed = 1; seed <= 200; seed++) {
    const city = cityOf(seed)
    const found = roundsOf(city).map(({ names }) => names.join())
    expect(found, `city ${seed}`).toEqual(byBruteForce(city))
    expect(roundsOf({ ...city, stops: city.stops.toReversed() }).map(({ names }) => names.join())).toEqual(
      found,
    )
    sizes += found.filter(names => names.includes(',')).length
  }
  expect(sizes).toBeGreaterThan(100)
})

test('more people in a district never make its round rank lower, or the best round serve fewer people', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const city = cityOf(seed)
    const before = roundsOf(city)
    for (const [i, { name }] of city.stops.entries())
      for (const more of [1, 5, 50]) {
        const stops = city.stops.with(i, { ...city.stops[i]!, people: city.stops[i]!.people + more })
        const after = roundsOf({ ...city, stops })
        const placeIn = (rounds: typeof before) => {
          const place = rounds.findIndex(({ names }) => names.includes(name))
          return place < 0 ? rounds.length : place
        }
        expect(placeIn(after), `city ${seed}, ${name} + ${more}`).toBeLessThanOrEqual(placeIn(before))
        expect(after[0]!.served).toBeGreaterThanOrEqual(before[0]?.served ?? 0)
      }
  }
})

test('the fewest districts that fill the van win, no district is in two rounds, and equally good rounds share a rank', () => {
  const leeds = byHand('LS6 30, LS7 15, LS8 12, M14 44', 'LS6-LS7, LS7-LS8', 40, 4)
  expect(inOrder(leeds)).toEqual(['1: M14 44', '2: LS6 + LS7 45', '3: LS8 12'])
  const alike = byHand('LS6 20, LS7 20, M14 20, M15 20', 'LS6-LS7, M14-M15', 40, 4)
  expect(inOrder(alike)).toEqual(['1: LS6 + LS7 40', '1: M14 + M15 40'])
  const close = (a: number) => byHand(`A ${a}, B 18, C 21, D 18`, 'A-B, C-D', 60, 2)
  expect([20, 22].map(a => inOrder(close(a))[0])).toEqual(['1: C + D 39', '1: A + B 40'])
})

test('neighbours given twice, or a district given as its own neighbour, change nothing', () => {
  const people = 'LS6 20, LS7 15, LS8 9'
  expect(inOrder(byHand(people, 'LS6-LS7, LS7-LS6, LS6-LS6, LS8-LS7', 40, 3))).toEqual(
    inOrder(byHand(people, 'LS6-LS7, LS7-LS8', 40, 3)),
  )
})

test('a district with too few people to show may be on the way, and adds no people', () => {
  const bridge = (most: number) => inOrder(byHand('A 30, H 0, B 30', 'A-H, H-B', 60, most))
  expect(bridge(3)).toEqual(['1: A + B + H 60'])
  expect(bridge(2)).toEqual(['1: A 30', '1: B 30'])
})
