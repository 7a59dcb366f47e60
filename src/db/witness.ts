import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Database } from './database.ts'

/** Keeps records outside a database, which cannot itself know that it was restored from an older copy. */
export type Witness = {
  /** Returns which database this is. One that was restored from a dump counts as another. */
  home(): Promise<string>
  /** Returns the latest time recorded for `what`, in epoch milliseconds; 0 if there is none. */
  seen(what: string): number
  /** Records that the database knows everything that happened to `what` up to `at`, in epoch milliseconds. */
  saw(what: readonly string[], at: number): void
}

/**
 * On SQLite, keeps its records in a file next to the database. On PostgreSQL, it keeps none, but recognises the
 * database by the ids of the database and of `table`, which change when a dump is restored.
 */
export function createWitness({ query, file }: Pick<Database, 'query' | 'file'>, table: string): Witness {
  if (file === undefined)
    return {
      async home() {
        const [row] = await query<{ home: string }>(
          `select (select oid from pg_database where datname = current_database()) || ' ' ||
            cast(cast($1 as text) as regclass)::oid as home`,
          [table],
        )
        return row!.home
      },
      seen: () => 0,
      saw() {},
    }
  const mark = `${file}.seen`
  return {
    home: async () => 'file',
    seen: what => read()[what] ?? 0,
    saw(what, at) {
      const times = { ...read(), ...Object.fromEntries(what.map(name => [name, at])) }
      writeFileSync(`${mark}.new`, JSON.stringify(times), { mode: 0o600 })
      renameSync(`${mark}.new`, mark)
    },
  }

  function read(): Record<string, number> {
    try {
      return JSON.parse(readFileSync(mark, 'utf8'))
    } catch {
      return {}
    }
  }
}
