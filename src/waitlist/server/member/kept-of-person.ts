import type { Queryable } from '#src/db/database.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { wordingOf } from '../join/agreement.ts'
import { type Member, TRACE_TABLES, TRACES, type TraceRow, type TraceTable } from './personal-data.ts'

/** Everything stored about a person: their entry, and their rows in every other table. */
export type Kept = { entry: Member } & { [Table in TraceTable]: TraceRow<Table>[] }

export async function keptOf(database: Queryable, entry: Member): Promise<Kept> {
  const tables = TRACE_TABLES.map(async table => {
    const text = `select * from ${table} where email_key = $1 order by ${TRACES[table].order}`
    return [table, await database.query(text, [entry.email_key])]
  })
  return { entry, ...Object.fromEntries(await Promise.all(tables)) }
}

/**
 * Returns what is stored about a person in the form they can download, with times as dates. Leaves out whose link
 * brought them, as that is about a friend.
 */
export function keptAsFile({ entry, ...traces }: Kept): object {
  const { referred_by, ...own } = entry
  const wording = wordingOf(entry.notice)
  const tables = TRACE_TABLES.map(table => {
    const { called, notDownloaded } = TRACES[table]
    const without = ['email_key', ...notDownloaded]
    const rows = traces[table].map(row => Object.entries(row).filter(([name]) => !without.includes(name)))
    return [called, rows.map(row => isoTimes(Object.fromEntries(row)))]
  })
  return {
    entry: { ...isoTimes(own), wording, came_by_a_friends_link: referred_by !== null },
    ...Object.fromEntries(tables),
  }
}
