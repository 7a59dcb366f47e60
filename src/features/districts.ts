import type { Queryable } from '../db/database.ts'
import { districtNotes } from '../districts/founder/read-districts.ts'
import { priceAnswers } from '../questions/founder/shown-answers.ts'

/** How many people in a district or larger place were asked, and how many said yes: a range, because small numbers are hidden. */
export type SaidYes = { place: string; of: number; least: number; most: number }

/**
 * How people answered one figure, in pence, before today. `isRefused`: of thirty or more, fewer than five said yes;
 * `refusedIn`: the districts where that is so.
 */
export type Asked = {
  pence: number
  groups: readonly SaidYes[]
  isRefused?: boolean
  refusedIn?: readonly string[]
}

/** What features know about the prices that people would pay. */
export const PRICE_ANSWERS: readonly ((database: Queryable, now: number) => Promise<Asked[]>)[] = [
  priceAnswers,
]

/** A feature’s note about a district, in a few words; empty if it has none. */
export const DISTRICT_NOTES: readonly ((database: Queryable) => Promise<(district: string) => string>)[] = [
  districtNotes,
]
