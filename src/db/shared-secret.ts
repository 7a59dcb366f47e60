import { randomBytes } from 'node:crypto'
import type { Queryable } from './database.ts'
import { insertRows } from './rows.ts'

/**
 * A secret of 32 bytes that all servers on one database share, made when it is first asked for. Given one, it is
 * stored in place of a random one. Rejects with the database.
 */
export async function sharedSecret(
  session: Queryable,
  name: string,
  made: Buffer = randomBytes(32),
): Promise<Buffer> {
  await insertRows(session, 'secret', [{ name, value: made.toString('base64') }], 'on conflict do nothing')
  return (await knownSecret(session, name))!
}

/** The secret where it has been made; undefined where it has not. */
export async function knownSecret(session: Queryable, name: string): Promise<Buffer | undefined> {
  const [row] = await session.query<{ value: string }>('select value from secret where name = $1', [name])
  return row && Buffer.from(row.value, 'base64')
}

/** The same, read once: what it returns asks the database only until that has answered. */
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
