import type { Tally } from './list-stats.ts'

/** Headings of the page that lines of features come under; any other gets its own section. */
export const NEXT = 'Next for you'
export const EMAILS = 'Emails'

/** One thing that a feature says about today. */
export type TodayLine = {
  under: string
  /** What it is about, before its words. */
  title?: string
  words: string
  /** Numbers to draw as bars. */
  rows?: readonly Tally[]
  /** A page of the desk that says more. */
  link?: { page: string; words: string }
  /** Comes first, or is a fault. */
  isUrgent?: boolean
}
