import type { Database, Queryable } from '#src/db/database.ts'

/**
 * Counts the table rows that statements read. PostgreSQL counts them itself. SQLite does not, so there a
 * statement whose plan scans a table counts as reading all rows of `largest`, and one that only looks rows up
 * as reading none.
 */
export function rowsRead(
  database: Database,
  largest: string,
  work: (session: Queryable) => Promise<unknown>,
): Promise<number> {
  return database.exclusively(async session => {
    if (database.engine === 'postgres') {
      const before = await countedByPostgres(session)
      await work(session)
      return (await countedByPostgres(session)) - before
    }
    let walks = 0
    await work({
      async query(text, values) {
        const plan = await session.query<{ detail: string }>(`explain query plan ${text}`, values)
        walks += plan.filter(({ detail }) => /^SCAN (?!CONSTANT)/.test(detail)).length
        return session.query(text, values)
      },
    })
    const [all] = await session.query<{ n: number }>(`select count(*) as n from ${largest}`)
    return walks * all!.n
  })
}

async function countedByPostgres({ query }: Queryable): Promise<number> {
  const [row] = await query<{ n: number }>(
    'select coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0)::bigint as n from pg_stat_xact_user_tables',
  )
  return Number(row!.n)
}
