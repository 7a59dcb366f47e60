import { postcodeAreas } from '#src/content/postcode-areas.ts'
import type { SqlValue } from '#src/db/database.ts'
import { option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { ukLongDate, ukMidnight } from '#src/time/uk-time.ts'
import { AREA_SQL, OUTWARD_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { type EntryFilter, EVERYONE } from '#src/waitlist/server/member/entries.ts'

/** Fields that several actions share. */
export const filterFields = {
  area: option('LS,M1', 'only these postcode areas and districts', { label: 'The area' }),
  since: option(
    '2026-01-31',
    'only people who joined on that day (UK time) or later; 31/1/2026 and yesterday also work',
    { label: 'The first day' },
  ),
}

/** An area with the digits of a district, as in LS6 or SW1A. */
const DISTRICT = /^([A-Z]{1,2})\d[A-Z\d]?$/

/** What may be selected by; `search`: a part of an address, or how a postcode begins. */
type Asked = { area?: string | undefined; since?: string | undefined; search?: string | undefined }

/** Reads what was typed, such as LS,M1 and 2026-01-31; calls `note` with the day that was understood. Throws Misuse. */
export function readFilter({ area, since, search }: Asked, note = console.error): EntryFilter {
  const values: SqlValue[] = []
  const place = (value: SqlValue) => `$${values.push(value)}`
  const conditions = [EVERYONE.where]
  if (area !== undefined) {
    const among = (sql: string, names: readonly string[]) =>
      names.length ? [`${sql} in (${names.map(place).join(', ')})`] : []
    const { areas, districts } = readAreas(area)
    conditions.push(`(${[...among(AREA_SQL, areas), ...among(OUTWARD_SQL, districts)].join(' or ')})`)
  }
  if (since !== undefined) {
    const day = typedDay(since)
    if (!day) throw new Misuse('must be a day: 2026-03-01, 1/3/2026, 1 March 2026 or yesterday', 'since')
    const from = ukMidnight(day)!
    if (day !== since) note(`Since ${ukLongDate(from)}`)
    conditions.push(`joined_at >= ${place(from)}`)
  }
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

function readAreas(text: string): { areas: string[]; districts: string[] } {
  const names = text.split(',').map(area => area.trim().toUpperCase())
  const isDistrict = (name: string) => postcodeAreas.has(DISTRICT.exec(name)?.[1] ?? '')
  const wrong = names.find(name => !postcodeAreas.has(name) && !isDistrict(name))
  if (wrong !== undefined) {
    const what = wrong ? `there is no area ${wrong}${meant(wrong)}` : 'there is an extra comma'
    throw new Misuse(`must name postcode areas or districts such as LS,M1: ${what}`, 'area')
  }
  return { areas: names.filter(name => postcodeAreas.has(name)), districts: names.filter(isDistrict) }
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
