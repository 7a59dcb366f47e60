import { postcodeAreas } from '#src/content/postcode-areas.ts'
import type { SqlValue } from '#src/db/database.ts'
import { option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { ukLongDate, ukMidnight } from '#src/time/uk-time.ts'
import { AREA_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { type EntryFilter, EVERYONE } from '#src/waitlist/server/member/entries.ts'

/** Fields that several actions share. */
export const filterFields = {
  area: option('LS,M', 'only these postcode areas', { label: 'The area' }),
  since: option(
    '2026-01-31',
    'only people who joined on that day (UK time) or later; 31/1/2026 and yesterday also work',
    { label: 'The first day' },
  ),
}

/** What may be selected by; `search` is a part of an address, in any letter case. */
type Asked = { area?: string | undefined; since?: string | undefined; search?: string | undefined }

/** Reads what was typed, such as LS,M and 2026-01-31; calls `note` with the day that was understood. Throws Misuse. */
export function readFilter({ area, since, search }: Asked, note = console.error): EntryFilter {
  const values: SqlValue[] = []
  const place = (value: SqlValue) => `$${values.push(value)}`
  const conditions = [EVERYONE.where]
  if (area !== undefined) conditions.push(`${AREA_SQL} in (${readAreas(area).map(place).join(', ')})`)
  if (since !== undefined) {
    const day = typedDay(since)
    if (!day) throw new Misuse('must be a day: 2026-03-01, 1/3/2026, 1 March 2026 or yesterday', 'since')
    const from = ukMidnight(day)!
    if (day !== since) note(`Since ${ukLongDate(from)}`)
    conditions.push(`joined_at >= ${place(from)}`)
  }
  if (search !== undefined) {
    const part = search
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')
    conditions.push(`email_key like ${place(`%${part}%`)} escape '\\'`)
  }
  return { where: conditions.join(' and '), values }
}

function readAreas(text: string): string[] {
  const areas = text.split(',').map(area => area.trim().toUpperCase())
  const wrong = areas.find(area => !postcodeAreas.has(area))
  if (wrong !== undefined) {
    const what = wrong ? `there is no area ${wrong}${meant(wrong)}` : 'there is an extra comma'
    throw new Misuse(`must name postcode areas such as LS,M: ${what}`, 'area')
  }
  return areas
}

/** Suggests the areas that a town's name or its beginning, or the beginning of a postcode, may mean. */
function meant(typed: string): string {
  const letters = /^([A-Z]{1,2})\d/.exec(typed)?.[1]
  const found = [...postcodeAreas.values()].filter(
    ({ area, town }) =>
      area === letters ||
      town
        .toUpperCase()
        .split(/[ ()]+/)
        .some(word => word.startsWith(typed)),
  )
  return found.length
    ? `; did you mean ${found.map(({ area, town }) => `${area} (${town})`).join(' or ')}?`
    : ''
}
