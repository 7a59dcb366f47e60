import { type Database, namesOf, type Queryable, type SqlValue } from '#src/db/database.ts'
import { type KeyRange, keyRanges, readRows } from '#src/db/read-rows.ts'
import { countRows } from '#src/db/rows.ts'
import { type Member, WAITLIST_INSERT } from './personal-data.ts'

/** A condition on the waitlist's rows; `values` are for $1, $2 and so on. */
export type EntryFilter = { where: string; values: readonly SqlValue[] }

export const EVERYONE: EntryFilter = { where: '1 = 1', values: [] }

/**
 * SQL for entries that may be sent letters, invitations and reminders. Without the plus, SQLite would
 * use an index of everyone who has confirmed, which takes three times as long as reading the whole list.
 */
export const WRITABLE = '+confirmed_at is not null and unsubscribed_at is null and undeliverable_at is null'

/** Returns SQL for whether the person with a key had joined by `joinedUntil` and may be written to. */
export const writableSql = (key: string, joinedUntil: string): string =>
  `exists (select 1 from waitlist w where w.email_key = ${key} and w.joined_at <= ${joinedUntil} and ${WRITABLE})`

/** Returns the earliest entries that match a filter, up to `limit` of them. */
export const earliestEntries = (
  { query }: Queryable,
  { where, values }: EntryFilter,
  limit: number,
): Promise<Member[]> =>
  query<Member>(
    `select * from waitlist where ${where} order by joined_at, email_key limit $${values.length + 1}`,
    [...values, limit],
  )

const NEWEST = 'order by joined_at desc, email_key'

/**
 * Returns the newest entries that match a filter, up to `limit` of them, each with the total that match. Reads the
 * list only once.
 */
export function newestEntries({ query }: Queryable, { where, values }: EntryFilter, limit: number) {
  const most = `$${values.length + 1}`
  return query<Member & { found: number }>(
    where === EVERYONE.where
      ? `select *, (select count(*) from waitlist) as found from waitlist ${NEWEST} limit ${most}`
      : `with chosen as materialized (select email_key, joined_at from waitlist where ${where}),
          newest as (select email_key from chosen ${NEWEST} limit ${most})
        select waitlist.*, (select count(*) from chosen) as found
          from newest join waitlist on waitlist.email_key = newest.email_key
          order by waitlist.joined_at desc, waitlist.email_key`,
    [...values, limit],
  )
}

const inOrder = {
  name: 'waitlist',
  key: ['email_key'],
  columns: namesOf(WAITLIST_INSERT.columns).join(', '),
} as const

/** Reads the entries that match a filter in batches, in order of their keys. */
export const readEntries = (database: Queryable, filter: EntryFilter = EVERYONE): AsyncGenerator<Member[]> =>
  readRows<Member>(database, { ...inOrder, ...filter })

export const countEntries = (database: Queryable, { where, values }: EntryFilter = EVERYONE) =>
  countRows(database, `waitlist where ${where}`, values)

/** Runs work on the whole list, a thousand entries at a time, so a join never waits longer than one batch takes. */
export async function inRanges(
  database: Database,
  work: (session: Queryable, range: KeyRange) => Promise<unknown>,
): Promise<void> {
  for await (const range of keyRanges(database, { name: 'waitlist', key: ['email_key'] }, 1_000))
    await database.exclusively(session => work(session, range))
}

/** Counts the entries for each combination of values of these SQL expressions, largest first. */
export function countEntriesBy<Name extends string>(
  { query }: Queryable,
  expressions: Readonly<Record<Name, string>>,
  { where, values }: EntryFilter = EVERYONE,
): Promise<({ [Each in Name]: string } & { n: number })[]> {
  const columns = Object.entries<string>(expressions).map(([name, expression]) => `${expression} as ${name}`)
  const places = columns.map((_, i) => i + 1).join(', ')
  return query(
    `select ${columns.join(', ')}, count(*) as n from waitlist where ${where} group by ${places} order by n desc, 1`,
    values,
  )
}

/** SQL for what `stateOf` returns. */
export const STATE_SQL = `case when unsubscribed_at is not null then 'unsubscribed'
  when undeliverable_at is not null then 'undeliverable'
  when confirmed_at is null then 'joined' else 'confirmed' end`

export function stateOf({ confirmed_at, unsubscribed_at, undeliverable_at }: Member): string {
  if (unsubscribed_at !== null) return 'unsubscribed'
  if (undeliverable_at !== null) return 'undeliverable'
  return confirmed_at === null ? 'joined' : 'confirmed'
}

/** Gives access to an entry in a session, by its key. */
export function entryIn({ query }: Queryable, key: string) {
  return {
    /** Returns whether the entry exists. If it does, nothing can erase it until the session ends. */
    async hold(): Promise<boolean> {
      const text = 'update waitlist set email_key = email_key where email_key = $1 returning email_key'
      return (await query(text, [key])).length > 0
    },
    /**
     * Marks the entry, unless it is already marked, with a time no earlier than its join: this server's clock may
     * be behind that of the server that took the join.
     */
    mark: (what: 'undeliverable_at' | 'unsubscribed_at', now: number) =>
      query(
        `update waitlist set ${what} = coalesce(${what}, case when joined_at > $2 then joined_at else $2 end)
          where email_key = $1`,
        [key, now],
      ),
  }
}
