import type { Stage } from '#src/content/districts.ts'
import { number, type People } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { confirmedByDistrict } from '#src/waitlist/server/figures/by-district.ts'
import { largestFirst, SMALLEST, unlessFew } from '#src/waitlist/server/figures/small-groups.ts'
import { ALL, createDistrictStore } from '../server/district-store.ts'

/** A district as the founder sees it. `confirmed`: null for one to four. `goal`: null for none. */
export type District = {
  code: string
  confirmed: People
  goal: number | null
  stage: Stage
  reason: string | null
  moved_at: number | null
}

/**
 * Reads the districts with enough confirmed people to show, those that the founder set something for, and the `asked`; most
 * people first.
 */
export async function readDistricts(database: Queryable, asked: readonly string[] = []): Promise<District[]> {
  const stored = new Map((await createDistrictStore(database).list()).map(one => [one.code, one]))
  const counted = await confirmedByDistrict(database)
  const confirmed = new Map(counted.map(({ name, n }) => [name, n]))
  const forAll = stored.get(ALL)?.goal ?? null
  const codes = new Set([
    ...asked,
    ...counted.filter(({ n }) => n >= SMALLEST).map(({ name }) => name),
    ...[...stored.keys()].filter(code => code !== ALL),
  ])
  const all = largestFirst([...codes].map(name => ({ name, n: unlessFew(confirmed.get(name) ?? 0) ?? 1 })))
  return all.map(({ name: code }): District => {
    const { goal, stage, reason = null, moved_at = null } = stored.get(code) ?? {}
    return {
      code,
      confirmed: unlessFew(confirmed.get(code) ?? 0),
      goal: (goal ?? forAll) || null,
      stage: stage ?? 'watching',
      reason,
      moved_at,
    }
  })
}

export const hasReached = ({ confirmed, goal }: Pick<District, 'confirmed' | 'goal'>): boolean =>
  goal !== null && (confirmed ?? 0) >= goal

/** Returns a function that gives a district's goal and stage in a few words; empty if it has neither. */
export async function districtNotes(database: Queryable): Promise<(code: string) => string> {
  const stored = new Map((await createDistrictStore(database).list()).map(one => [one.code, one]))
  return code => {
    const goal = stored.get(code)?.goal ?? stored.get(ALL)?.goal
    const stage = stored.get(code)?.stage
    return [goal ? `goal ${number(goal)}` : '', stage && stage !== 'watching' ? stage : '']
      .filter(Boolean)
      .join(', ')
  }
}
