import * as v from 'valibot'
import { field, wholeNumber } from '#src/founder/fields.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'

export const lastDays = v.optional(
  field(wholeNumber(99_999), { placeholder: 'N' }, 'the last N days (UTC), with today; 30 if left out'),
  30,
)

/** The first of the last days, a UTC date such as 2026-01-31. */
export const firstOf = (days: number): string => utcDay(Date.now() - (days - 1) * DAY_MS)
