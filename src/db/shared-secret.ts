import { randomBytes } from 'node:crypto'
import type { Queryable } from './database.ts'
import { insertRows } from './rows.ts'

/** Returns 32 bytes that all servers on a database share, created from `made` or at random when first asked for. */
export async function sharedSecret(
  session: Queryable,
  name: string,
  made: Buffer = randomBytes(32),
): Promise<Buffer> {
  await insertRows(session, 'secret', [{ name, value: made.toString('base64') }], 'on conflict do nothing')
  return (await knownSecret(session, name))!
}

/** Returns the secret; undefined if it has not been created. */
export async function knownSecret(session: Queryable, name: string): Promise<Buffer | undefined> {
  const [row] = await session.query<{ value: string }>('select value from secret where name = $1', [name])
  return row && Buffer.from(row.value, 'base64')
}

/** Returns a function that reads the secret once, and asks the database again only after a failure. */
export function rememberedSecret(session: Queryable, name: string, made?: Buffer): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined
  return () => {
    known ??= sharedSecret(session, name, made)
    known.catch(() => {
      known = undefined
    })
    return known
  }
}
