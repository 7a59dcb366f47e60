import type { Queryable, SqlValue } from '#src/db/database.ts'
import { isTime } from '#src/time/iso-times.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { marksOf } from '#src/waitlist/server/domains/mail-domain.ts'
import { type Kept, keptOf } from '#src/waitlist/server/member/kept-of-person.ts'
import { TRACE_TABLES, TRACES } from '#src/waitlist/server/member/personal-data.ts'
import { entryOf } from './one-entry.ts'

/** Everything that is stored about a person, and what is wrong with their address's domain, if anything. */
type EverythingKept = { all: Kept; mark: string | null }
/** One stored record, line by line. */
export type KeptPart = { title: string; lines: [name: string, value: string][] }

type Row = Readonly<Record<string, SqlValue>>

/** Reads it by an address in any letter case. Throws if it is not on the list. */
export async function everythingKept(database: Queryable, email: string): Promise<EverythingKept> {
  const entry = await entryOf(database, email)
  const marks = await marksOf(database, [entry.email_key])
  return { all: await keptOf(database, entry), mark: marks.get(entry.email_key) ?? null }
}

/** Stored as 0 if nobody has leased it. */
export const told = (row: Row): Row => (row.leased_until === 0 ? { ...row, leased_until: null } : row)

/** Returns the same for a person to read. */
export function partsOf({ all: { entry, ...traces }, mark }: EverythingKept): KeptPart[] {
  const parts = TRACE_TABLES.flatMap(table => traces[table].map(row => part(TRACES[table].title, told(row))))
  return [part('Entry', { ...entry, mark }), ...parts]
}

/** Returns one record, without empty columns and the key, which repeats the email. */
function part(title: string, kept: Row): KeptPart {
  const known = Object.entries(kept).filter(([name, value]) => value !== null && name !== 'email_key')
  return {
    title,
    lines: known.map(([name, value]) => [
      name.replaceAll('_', ' '),
      isTime(name, value) ? ukWords(value) : String(value),
    ]),
  }
}
