import { namesOf } from '#src/db/columns.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukMidnight } from '#src/time/uk-time.ts'
import { checkEntry, faultWords, JOIN_FORMS, SOURCE_CODE } from '#src/waitlist/entry.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'

const { email_key, ...columns } = WAITLIST_INSERT.columns
type Column = keyof typeof columns

/** An entry in a file: only text, times in UTC to the millisecond, and empty for anything unknown. */
export type PortableEntry = Record<Column, string>

/** The columns of an entry in a file: everything stored except the key, which is made from the email. */
export const PORTABLE_COLUMNS = namesOf(columns)

/** Columns that a file must have. */
export const NEEDED_COLUMNS: readonly Column[] = ['email', 'postcode', 'joined_at']

/** One line of a file; `entry` is undefined if the line cannot be read. */
export type FileLine = { line: number; entry?: Partial<PortableEntry> }

export function isColumn(name: string): boolean {
  return PORTABLE_COLUMNS.some(column => column === name)
}

/** How far the clocks of two machines may differ, in milliseconds. */
const CLOCKS_APART_MS = DAY_MS
/** An earlier time is missing or mistyped: nobody had joined by then. */
const EARLIEST_MS = Date.UTC(2000, 0)
const isTimeColumn = (column: Column) => columns[column].startsWith('bigint')

const SHAPES: Partial<Record<Column, { shape: RegExp; reason: string }>> = {
  notice: { shape: /^\d{1,4}$/, reason: 'must be the number of a wording' },
  form: { shape: new RegExp(`^(${JOIN_FORMS.join('|')})$`), reason: `must be ${JOIN_FORMS.join(', ')}` },
  referral_code: { shape: /^[\w-]{1,64}$/, reason: 'must be a referral code' },
  referred_by: { shape: /^[\w-]{1,64}$/, reason: 'must be a referral code' },
  source: { shape: SOURCE_CODE, reason: 'must be the code of a source' },
}

export const toPortable = (row: Member) => textOf(row, '') as PortableEntry

/** The same for JSON, with null for anything unknown. */
export const jsonEntry = (row: Member) => textOf(row, null)

/** Makes a single object, because an export calls this for every entry. */
function textOf(row: Member, unknown: '' | null) {
  const entry: Partial<Record<Column, string | null>> = {}
  for (const column of PORTABLE_COLUMNS) {
    const value = row[column]
    const known = value === null || value === '' ? unknown : value
    entry[column] = typeof known === 'number' ? new Date(known).toISOString() : known
  }
  return entry
}

/** Reads an entry by the site's own rules. Returns the row, or the reason why it is refused. */
export function fromPortable(given: Partial<PortableEntry>, now: number = Date.now()) {
  const { entry, fault } = checkEntry(given)
  if (fault) return { reason: `${fault.field}: ${faultWords(fault, 'banner').text}` }
  if (!given.joined_at) return { reason: 'joined_at: must say when they joined' }
  const read: Partial<Record<Column, string | number | null>> = {}
  for (const column of PORTABLE_COLUMNS) {
    const text = given[column]?.trim()
    const time = text && isTimeColumn(column) ? readTime(text) : undefined
    if (time !== undefined && !(time <= now + CLOCKS_APART_MS)) {
      return {
        reason: `${column}: must be a day or time in the past, such as 2026-01-31 or 2026-01-31T09:05:00.000Z`,
      }
    }
    if (time !== undefined && time < EARLIEST_MS) return { reason: `${column}: must not be before 2000` }
    const { shape, reason } = SHAPES[column] ?? {}
    if (text && shape && !shape.test(text)) return { reason: `${column}: ${reason}` }
    read[column] = time ?? (text || null)
  }
  const row = { ...read, ...entry, email_key: entryKey(entry.email) } as Member
  for (const column of ['confirmed_at', 'unsubscribed_at', 'undeliverable_at'] as const) {
    const time = row[column]
    if (time !== null && time < row.joined_at) return { reason: `${column}: must not be before joined_at` }
  }
  return { row }
}

/**
 * Reads a time. A day such as 2026-01-31 means its beginning in the UK. Returns NaN for any other format, such as a
 * spreadsheet may write, and for days that do not exist, such as 30 February.
 */
function readTime(text: string): number {
  const midnight = ukMidnight(text)
  if (midnight !== undefined) return midnight
  const [, seconds, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?Z$/.exec(text) ?? []
  const whole = `${seconds}.${fraction.padEnd(3, '0')}Z`
  const at = Date.parse(whole)
  return !Number.isNaN(at) && new Date(at).toISOString() === whole ? at : Number.NaN
}
