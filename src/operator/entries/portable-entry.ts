import { checkEntry, faultWords, JOIN_SOURCES } from '#src/waitlist/entry.ts'
import { entryKey } from '#src/waitlist/server/store.ts'
import type { WaitlistRow } from './waitlist-rows.ts'

/** An entry as a file holds it: text throughout, times in UTC to the millisecond, nothing where nothing is known. */
export type PortableEntry = Record<(typeof PORTABLE_COLUMNS)[number], string>

export const PORTABLE_COLUMNS = [
  'email',
  'postcode',
  'joined_at',
  'notice',
  'form',
  'confirmed_at',
  'unsubscribed_at',
  'referral_code',
  'referred_by',
] as const

/** What one line of a file says; `entry` is missing where the line cannot be read. */
export type FileLine = { line: number; entry?: Partial<PortableEntry> }

export function isColumn(name: string): boolean {
  return PORTABLE_COLUMNS.some(column => column === name)
}

/** Clocks of two machines may differ by this much, in milliseconds. */
const CLOCKS_APART_MS = 86_400_000
/** A time before it is a missing or mistyped one: nobody joined by then. */
const EARLIEST_MS = Date.UTC(2000, 0)
const TIMES: readonly string[] = ['joined_at', 'confirmed_at', 'unsubscribed_at']

const SHAPES: Partial<Record<string, { shape: RegExp; reason: string }>> = {
  notice: { shape: /^\d{1,4}$/, reason: 'must be the number of a wording' },
  form: { shape: new RegExp(`^(${JOIN_SOURCES.join('|')})$`), reason: `must be ${JOIN_SOURCES.join(', ')}` },
  referral_code: { shape: /^[\w-]{1,64}$/, reason: 'must be a referral code' },
  referred_by: { shape: /^[\w-]{1,64}$/, reason: 'must be a referral code' },
}

export function toPortable(row: WaitlistRow): PortableEntry {
  const text = (column: (typeof PORTABLE_COLUMNS)[number]) => {
    const value = row[column]
    if (value === null) return ''
    return TIMES.includes(column) ? new Date(Number(value)).toISOString() : String(value)
  }
  return Object.fromEntries(PORTABLE_COLUMNS.map(column => [column, text(column)])) as PortableEntry
}

/** An entry as one line of JSON; what is not known is null. */
export function jsonLine(row: WaitlistRow): string {
  return `${JSON.stringify(toPortable(row), (_key, value) => (value === '' ? null : value))}\n`
}

/** Reads an entry by the site's own rules. Gives the row, or why there is none. */
export function fromPortable(given: Partial<PortableEntry>, now: number = Date.now()) {
  const { entry, fault } = checkEntry({ email: given.email ?? '', postcode: given.postcode ?? '' })
  if (fault) return { reason: `${fault.field}: ${faultWords(fault, 'banner').text}` }
  const row: WaitlistRow = {
    email_key: entryKey(entry.email),
    ...entry,
    joined_at: null,
    notice: null,
    form: null,
    confirmed_at: null,
    unsubscribed_at: null,
    referral_code: null,
    referred_by: null,
  }
  if (!given.joined_at) return { reason: 'joined_at: must say when they joined' }
  for (const column of PORTABLE_COLUMNS.slice(2)) {
    const text = given[column]?.trim()
    if (!text) continue
    const time = TIMES.includes(column) ? readTime(text) : undefined
    if (time !== undefined && !(time <= now + CLOCKS_APART_MS)) {
      return { reason: `${column}: must be a time gone by, such as 2026-01-31T09:05:00.000Z` }
    }
    if (time !== undefined && time < EARLIEST_MS) return { reason: `${column}: must not be before 2000` }
    const { shape, reason } = SHAPES[column] ?? {}
    if (shape && !shape.test(text)) return { reason: `${column}: ${reason}` }
    row[column] = time ?? text
  }
  for (const column of ['confirmed_at', 'unsubscribed_at'] as const) {
    const time = row[column]
    if (time !== null && time < row.joined_at!) return { reason: `${column}: must not be before joined_at` }
  }
  return { row }
}

/**
 * Not a number where the text is no time of ours, as a spreadsheet in another country might write it, or none that
 * the calendar has: 30 February is no other day.
 */
function readTime(text: string): number {
  const [, seconds, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?Z$/.exec(text) ?? []
  const whole = `${seconds}.${fraction.padEnd(3, '0')}Z`
  const at = Date.parse(whole)
  return !Number.isNaN(at) && new Date(at).toISOString() === whole ? at : Number.NaN
}
