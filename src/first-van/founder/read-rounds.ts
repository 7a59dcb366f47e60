import type { Queryable } from '#src/db/database.ts'
import { DISTRICT_NOTES } from '#src/features/districts.ts'
import { confirmedByDistrict } from '#src/waitlist/server/figures/by-district.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { knownDistricts, neighboursOf, pointOf } from '../map.ts'
import { findRounds, type Van } from '../rounds.ts'

/**
 * Returns the best rounds for the people who have confirmed, at most `limit`, each with its districts, most
 * people first, and those next to them. `people` of a district: null for zero to four. Rejects if the
 * database fails.
 */
export async function readRounds(database: Queryable, van: Van, limit: number) {
  const counted = (await confirmedByDistrict(database)).filter(({ n }) => n >= SMALLEST)
  const people = new Map(counted.map(({ name, n }) => [name, n]))
  const notes = await Promise.all(DISTRICT_NOTES.map(read => read(database)))
  const codes = [...new Set([...knownDistricts, ...people.keys()])]
  const neighbours = neighboursOf(codes)
  // A district that is not on the map has no neighbours, so its place does not matter.
  const stops = codes.map(name => ({
    name,
    people: people.get(name) ?? 0,
    ...(pointOf(name) ?? { x: 0, y: 0 }),
  }))
  const districtAt = (name: string) => ({
    name,
    people: people.get(name) ?? null,
    at: pointOf(name),
    next: neighbours.get(name) ?? [],
    note: notes.map(noteOf => noteOf(name)).join(''),
  })
  return findRounds(stops, neighbours, van, limit).map(({ names, people, served, rank }) => ({
    people,
    served,
    rank,
    districts: names.map(districtAt).sort((a, b) => (b.people ?? 0) - (a.people ?? 0)),
    around: [...new Set(names.flatMap(name => neighbours.get(name) ?? []))]
      .filter(name => !names.includes(name))
      .map(districtAt),
  }))
}
