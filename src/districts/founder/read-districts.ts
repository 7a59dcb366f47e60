import type { Stage } from '#src/content/districts.ts'
import { number, type People } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { confirmedByDistrict } from '#src/waitlist/server/figures/by-district.ts'
import { largestFirst, SMALLEST, unlessFew } from '#src/waitlist/server/figures/small-groups.ts'
import { ALL } from '../feature.ts'

/** What the founder sets for a district. `goal`: null for none. */
type Setting = { goal: number | null; stage: Stage; reason: string | null; moved_at: number | null }
/** A district as the founder sees it. `confirmed`: null for one to four. */
export type District = { code: string; confirmed: People } & Setting

/**
 * Returns the districts for which the founder has set something, and a function that returns what applies to a
 * district.
 */
async function readSet({ query }: Queryable) {
  // In a row, a goal is null if the one for all districts applies, and 0 for no goal. A stage is null until the
  // district is moved.
  const rows = await query<{ [Name in keyof Setting]: Setting[Name] | null } & { code: string }>(
    'select * from district order by code',
  )
  const { [ALL]: forAll, ...own } = Object.fromEntries(rows.map(({ code, ...set }) => [code, set]))
  const setFor = (code: string): Setting => {
    const { goal, stage, reason = null, moved_at = null } = own[code] ?? {}
    return { goal: (goal ?? forAll?.goal) || null, stage: stage ?? 'watching', reason, moved_at }
  }
  return { codes: Object.keys(own), setFor }
}

/**
 * Reads the districts with enough confirmed people to show, those that the founder has set something for, and
 * those in `asked`; most people first.
 */
export async function readDistricts(database: Queryable, asked: readonly string[] = []): Promise<District[]> {
  const { codes, setFor } = await readSet(database)
  const confirmed = new Map((await confirmedByDistrict(database)).map(({ name, n }) => [name, n]))
  const large = [...confirmed].filter(([, n]) => n >= SMALLEST).map(([code]) => code)
  const all = [...new Set([...asked, ...large, ...codes])].map(name => ({
    name,
    people: unlessFew(confirmed.get(name) ?? 0),
  }))
  return largestFirst(all.map(one => ({ ...one, n: one.people ?? 1 }))).map(({ name, people }) => ({
    ...{ code: name, confirmed: people },
    ...setFor(name),
  }))
}

export const hasReached = ({ confirmed, goal }: Pick<District, 'confirmed' | 'goal'>): boolean =>
  goal !== null && (confirmed ?? 0) >= goal

/** Returns a function that gives a district's goal, and its stage unless that is watching, in a few words. */
export async function districtNotes(database: Queryable): Promise<(code: string) => string> {
  const { setFor } = await readSet(database)
  return code => {
    const { goal, stage } = setFor(code)
    return [goal ? `goal ${number(goal)}` : '', stage === 'watching' ? '' : stage].filter(Boolean).join(', ')
  }
}
