import type { Fields } from '#src/founder/drafts/drafts.ts'
import type { Group } from '../server/figures/small-groups.ts'

/** Headings that features share on the page Today; any other heading gets a section of its own. */
export const NOW = 'Going on now'
export const NEXT = 'Next for you'
export const EMAILS = 'Emails'

/** One thing that a feature reports about today. */
export type TodayLine = {
  under: string
  title?: string
  words: string
  rows?: readonly Group[]
  link?: { page: string; words: string }
  /** When it begins or continues, in epoch milliseconds: the page counts down to it. */
  at?: number
  /** Set if it comes first, or is shown as a fault. */
  isUrgent?: boolean
}

/** What the founder has begun to write: its kind, what it belongs to, and what was typed. */
export type Draft = { kind: string; of?: string | undefined; fields: Fields }

/** Something unfinished, and the page where the founder carries on with it. */
export type Unfinished = { title: string; page: string }

/** Returns the title, followed by `what` in quotation marks if there is anything. */
export const quoting = (title: string, what: string | undefined): string =>
  what ? `${title} “${what}”` : title
