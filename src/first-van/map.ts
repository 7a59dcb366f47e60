import { readFileSync } from 'node:fs'
import { areaOf } from '#src/waitlist/server/figures/shown-areas.ts'
import { kmBetween, type Point } from './rounds.ts'

/** Districts with centres further apart than this, in kilometres, are not neighbours. */
export const FURTHEST = 8

type Water = [one: ReadonlySet<string>, other: ReadonlySet<string>]

const EARTH_KM = 6371
/** The map's central meridian, in degrees. */
const MIDDLE = -2

const lines = readFileSync(new URL('districts.txt', import.meta.url), 'utf8').split('\n')
const points = new Map<string, Point>()
const waters: Water[] = []
for (const line of lines.filter(line => line && !line.startsWith('#'))) {
  const listed = line.slice(line.indexOf(': ') + 2)
  const [one, other] = listed.split(' | ').map(side => new Set(side.split(' ')))
  if (other) waters.push([one!, other])
  else
    for (const district of listed.split(', ')) {
      const [code, latitude, longitude] = district.split(' ')
      points.set(code!, project(Number(latitude), Number(longitude)))
    }
}

/** The districts on the map. */
export const knownDistricts: readonly string[] = [...points.keys()]

/** Returns where a district is; undefined if it is not on the map. SW1A counts as SW1. */
export const pointOf = (code: string): Point | undefined =>
  points.get(code) ?? points.get(code.replace(/[A-Z]$/, ''))

/**
 * Returns the neighbours of each district: those near enough, with no known water between the two and no third
 * district in the circle whose diameter joins them (the Gabriel graph, which gives each about four).
 */
export function neighboursOf(codes: readonly string[]): Map<string, string[]> {
  const known = codes.map(code => ({ code, at: pointOf(code)! })).filter(({ at }) => at)
  const squared = (a: Point, b: Point) => kmBetween(a, b) ** 2
  const neighbours = known.map(({ code, at }): [string, string[]] => {
    const around = known.filter(other => other.code !== code && kmBetween(at, other.at) < FURTHEST)
    const near = around.filter(other => {
      const across = squared(at, other.at) - 1e-9
      const isApart = around.some(third => squared(at, third.at) + squared(third.at, other.at) < across)
      return !isApart && !isOverWater(code, other.code)
    })
    return [code, near.map(other => other.code)]
  })
  return new Map(neighbours)
}

function isOverWater(a: string, b: string): boolean {
  const isOn = (side: ReadonlySet<string>, code: string) =>
    side.has(code.replace(/(?<=\d)[A-Z]$/, '')) || side.has(areaOf(code))
  return waters.some(([one, other]) => (isOn(one, a) && isOn(other, b)) || (isOn(one, b) && isOn(other, a)))
}

/** Projects degrees onto a plane (transverse Mercator on a sphere): distances in the UK are right to 0.3 %. */
function project(latitude: number, longitude: number): Point {
  const [north, east] = [(latitude * Math.PI) / 180, ((longitude - MIDDLE) * Math.PI) / 180]
  return {
    x: EARTH_KM * Math.atanh(Math.cos(north) * Math.sin(east)),
    y: EARTH_KM * Math.atan2(Math.tan(north), Math.cos(east)),
  }
}
