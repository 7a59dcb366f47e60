import type { SqlValue } from '#src/db/database.ts'
import { option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { ukLongDate, ukMidnight } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { type EntryFilter, EVERYONE } from '#src/waitlist/server/member/entries.ts'
import { placesSql, readPlaces } from './places.ts'

export const filterFields = {
  area: option('LS,M1', 'only these postcode areas and districts; ls 6 and LS6 3AB also work', {
    label: 'The area',
  }),
  since: option(
    '2026-01-31',
    'only people who joined on that day (UK time) or later; 31/1/2026 and yesterday also work',
    { label: 'The first day' },
  ),
}

/** What may be selected by; `search`: a part of an address, or how a postcode begins. */
type Asked = { [Field in 'area' | 'since' | 'until' | 'search']?: string | undefined }

/** Reads what was typed, such as LS,M1 and 2026-01-31; calls `note` with the places and the day that were understood. Throws Misuse. */
export function readFilter({ area, since, until, search }: Asked, note = console.error): EntryFilter {
  const values: SqlValue[] = []
  const place = (value: SqlValue) => `$${values.push(value)}`
  const conditions = [EVERYONE.where]
  if (area !== undefined) {
    const places = readPlaces(area)
    if (places.words.replaceAll(' ', '') !== area.toUpperCase().replaceAll(' ', ''))
      note(`In ${places.words}`)
    conditions.push(placesSql(places, place))
  }
  if (since !== undefined) {
    const day = readDay(since, 'since')
    const from = ukMidnight(day)!
    if (day !== since) note(`Since ${ukLongDate(from)}`)
    conditions.push(`joined_at >= ${place(from)}`)
  }
  if (until !== undefined)
    conditions.push(`joined_at < ${place(ukMidnight(dayAfter(readDay(until, 'until')))!)}`)
  if (search !== undefined) {
    const part = search.trim().replace(/[\\%_]/g, '\\$&')
    const address = place(`%${part.toLowerCase()}%`)
    const postcode = place(`${part.replaceAll(' ', '').toUpperCase()}%`)
    conditions.push(
      `(email_key like ${address} escape '\\' or replace(postcode, ' ', '') like ${postcode} escape '\\')`,
    )
  }
  return { where: conditions.join(' and '), values }
}

function readDay(typed: string, field: string): string {
  const day = typedDay(typed)
  if (!day) throw new Misuse('must be a day: 2026-03-01, 1/3/2026, 1 March 2026 or yesterday', field)
  return day
}

const dayAfter = (day: string) => utcDay(Date.parse(day) + DAY_MS)
