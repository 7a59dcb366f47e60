import { namesOf } from '#src/db/database.ts'
import { visible } from '#src/founder/visible.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { ukMidnight, ukTimes } from '#src/time/uk-time.ts'
import { checkEntry, faultWords, JOIN_FORMS, SOURCE_CODE } from '#src/waitlist/entry.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import alsoCalled from './column-names.json' with { type: 'json' }

const { email_key, ...columns } = WAITLIST_INSERT.columns
type Column = keyof typeof columns

/** An entry in a file: only text, times in UTC to the millisecond, and empty for anything unknown. */
export type PortableEntry = Record<Column, string>

/** Everything stored except the key, which is made from the email. */
export const PORTABLE_COLUMNS = namesOf(columns)
export const NEEDED_COLUMNS: readonly Column[] = ['email', 'postcode', 'joined_at']
/** Explains the columns whose names do not say what is in them. */
export const COLUMN_IN_WORDS: Partial<Record<Column, string>> = {
  joined_at: 'when they joined',
  confirmed_at: 'when they confirmed',
  unsubscribed_at: 'when their emails were stopped',
}

/**
 * `entry` is undefined if the line cannot be read. `head` and `cells`: the cells of a CSV file's
 * heading and of this line.
 */
export type FileLine = {
  line: number
  entry?: Partial<PortableEntry>
  head: readonly string[]
  cells: readonly string[]
}

export const isColumn = (name: string): boolean => Object.hasOwn(columns, name)

/**
 * Returns the column that a heading means, even as a spreadsheet or another service writes it. Only its
 * letters count.
 */
export function columnCalled(heading: string): Column | undefined {
  const letters = heading.toLowerCase().replace(/[^a-z]/g, '')
  return PORTABLE_COLUMNS.find(
    column =>
      column.replaceAll('_', '') === letters ||
      (column in alsoCalled && alsoCalled[column as keyof typeof alsoCalled].split(' ').includes(letters)),
  )
}

/** How far two machines' clocks may differ, in milliseconds. */
const CLOCKS_APART_MS = DAY_MS
/** An earlier time must be a mistake: no one had joined by then. */
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

/** Returns an entry for JSON, with null for anything unknown. */
export const jsonEntry = (row: Member) => textOf(row, null)

/** Makes only one object, because an export calls this for every entry. */
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
  const refused = (column: Column, reason: string) => ({
    row: undefined,
    reason: `${COLUMN_IN_WORDS[column] ?? column}${shown(given[column])}: ${reason}`,
  })
  const { entry, fault } = checkEntry(given)
  const missing = NEEDED_COLUMNS.find(column => !given[column]?.trim())
  if (missing) return refused(missing, 'is missing')
  if (fault) return refused(fault.field, faultWords(fault, 'banner').text)
  const read: Partial<Record<Column, string | number | null>> = {}
  for (const column of PORTABLE_COLUMNS) {
    const text = given[column]?.trim()
    const time = text && isTimeColumn(column) ? readTime(text) : undefined
    if (time !== undefined && !(time <= now + CLOCKS_APART_MS)) {
      return refused(column, 'must be a day or time in the past, such as 31/1/2026 or 31/1/2026 09:05')
    }
    if (time !== undefined && time < EARLIEST_MS) return refused(column, 'must not be before 2000')
    const { shape, reason } = SHAPES[column] ?? {}
    if (text && shape && !shape.test(text)) return refused(column, reason!)
    read[column] = time ?? (text || null)
  }
  const row = { ...read, ...entry, email_key: entryKey(entry.email) } as Member
  for (const column of ['confirmed_at', 'unsubscribed_at', 'undeliverable_at'] as const) {
    const time = row[column]
    if (time !== null && time < row.joined_at) return refused(column, 'must not be before they joined')
  }
  return { row, reason: undefined }
}

/** Quotes a refused value, so that the founder need not look up its line. */
function shown(value: string | undefined): string {
  if (!value?.trim()) return ''
  return ` “${visible(value.length > 60 ? `${value.slice(0, 60)}…` : value)}”`
}

/** Reads a time. A day means its beginning in the UK. Returns NaN for days that do not exist, such as 30 February. */
function readTime(text: string): number {
  const midnight = ukMidnight(text)
  if (midnight !== undefined) return midnight
  const [, seconds, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?Z$/.exec(text) ?? []
  const whole = `${seconds}.${fraction.padEnd(3, '0')}Z`
  const at = Date.parse(whole)
  return !Number.isNaN(at) && new Date(at).toISOString() === whole ? at : typedTime(text)
}

/** Reads a time as people and other tools write it, day first: 31/1/2026 09:05. UK time, or UTC if it says so. */
function typedTime(text: string): number {
  const [, date = text, clock = '', seconds = '0', utc] =
    /^(.*\d)(?:[ T]|, )(\d\d?:\d\d)(?::(\d\d)(?:\.\d+)?)? ?(Z|UTC|\+00(?::?00)?)?$/.exec(text) ?? []
  const day = /\d/.test(date) ? typedDay(date) : undefined
  if (day === undefined || Number(seconds) > 59) return Number.NaN
  if (!clock) return ukMidnight(day)!
  const minute = clock.padStart(5, '0')
  const at = utc ? Date.parse(`${day}T${minute}Z`) : ukTimes(`${day} ${minute}`)[0]
  return minute < '24:00' && at !== undefined ? at + Number(seconds) * 1_000 : Number.NaN
}
