import type { Database, Queryable } from '#src/db/database.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import type { Source } from '#src/sources/source.ts'

/** Registers a source. Rejects where its code is taken. */
export async function addSource(
  database: Pick<Database, 'exclusively'>,
  source: Pick<Source, 'code' | 'name' | 'cost'>,
  now: number,
): Promise<void> {
  const added = await database.exclusively(session =>
    createSourceStore(session).add({ ...source, made_at: now }),
  )
  if (!added)
    throw new Error(`${source.code} is there already: source list shows it, source rename renames it`)
}

/** Changes what a source is called. Resolves to what was done; rejects where there is no such source. */
export async function renameSource(session: Queryable, code: string, name: string): Promise<string> {
  assertThere(code, await createSourceStore(session).rename(code, name))
  return `${code} is called “${name}”.`
}

/** Notes that a source is no longer in use. Resolves to what was done; rejects where there is no such source. */
export async function endSource(session: Queryable, code: string, now: number): Promise<string> {
  assertThere(code, await createSourceStore(session).end(code, now))
  return `${code} has ended. Its link still leads to the page.`
}

/** Refuses a code that is nobody's. */
export function assertThere(code: string, source: Source | undefined): asserts source {
  if (!source) throw new Error(`there is no source ${code}: source list names them`)
}
