import type { Queryable } from './db/database.ts'
import { districtNotes } from './districts/founder/read-districts.ts'
import { priceAnswers } from './questions/founder/price-answers.ts'

/**
 * What people who were asked a figure said, by district or larger place. How many said yes is from `least` to `most`, as few
 * are not shown.
 */
export type PriceAnswers = {
  pence: number
  groups: { place: string; of: number; least: number; most: number }[]
}

/** What features know of the prices that people would pay. */
export const PRICE_ANSWERS: readonly ((database: Queryable, now: number) => Promise<PriceAnswers[]>)[] = [
  priceAnswers,
]

/** What features note about a district, in a few words; empty if nothing. */
export const DISTRICT_NOTES: readonly ((database: Queryable) => Promise<(district: string) => string>)[] = [
  districtNotes,
]
