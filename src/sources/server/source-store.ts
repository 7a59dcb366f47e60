import type { Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import type { Source } from '../source.ts'

/** Reads and changes the sources that the founder registered. Everything rejects if the database fails. */
export function createSourceStore(session: Queryable) {
  const changed = async (set: string, code: string, value: string | number) => {
    const text = `update source set ${set} where code = $1 returning *`
    return (await session.query<Source>(text, [code, value]))[0]
  }

  return {
    /** Adds a source; returns false if its code is taken. */
    async add(source: Omit<Source, 'ended_at'>): Promise<boolean> {
      const added = await insertRows(session, 'source', [source], 'on conflict do nothing returning 1')
      return added.length > 0
    },
    list: () => session.query<Source>('select * from source order by made_at, code'),
    rename: (code: string, name: string) => changed('name = $2', code, name),
    /** A source that has already ended keeps the time when it did. */
    end: (code: string, now: number) => changed('ended_at = coalesce(ended_at, $2)', code, now),
  }
}
