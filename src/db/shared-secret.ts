import { randomBytes } from 'node:crypto'
import type { Queryable } from './database.ts'

/** A secret of 32 bytes that all servers on one database share, made when it is first asked for. */
export async function sharedSecret(database: Queryable, name: string): Promise<Buffer> {
  await database.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64'),
  ])
  const [row] = await database.query<{ value: string }>('select value from secret where name = $1', [name])
  return Buffer.from(row!.value, 'base64')
}
