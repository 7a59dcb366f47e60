import type { Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { keyedHash } from './suppression.ts'

/** An erasure, by the address's keyed hash. `asked`: by its owner or for them; `lapsed`: it was not confirmed. */
export type Erasure = { address_hash: string; erased_at: number; why: 'asked' | 'lapsed' }

/**
 * Records who was erased, for as long as there may be a backup from before. `joined_at`: the entry's, if there was one; its
 * clock may be ahead of this one.
 */
export async function noteErasures(
  session: Queryable,
  gone: readonly { email_key: string; joined_at?: number | undefined }[],
  why: Erasure['why'],
  now: number = Date.now(),
): Promise<void> {
  const hash = await keyedHash(session)
  const rows = gone.map(({ email_key, joined_at = now }) => ({
    address_hash: hash(email_key),
    erased_at: Math.max(now, joined_at),
    why,
  }))
  // A repeated erasure must be later, whatever the clock says: a backup made in between knows only the first.
  await keep(session, rows, 'erasure.erased_at + 1')
}

export const keepErasures = (session: Queryable, rows: readonly Erasure[]): Promise<void> =>
  keep(session, rows, 'erasure.erased_at')

async function keep(session: Queryable, rows: readonly Erasure[], atLeast: string) {
  await insertRows(
    session,
    'erasure',
    rows,
    `on conflict (address_hash) do update set
      erased_at = case when excluded.erased_at > ${atLeast} then excluded.erased_at else ${atLeast} end,
      why = case when erasure.why = 'asked' then 'asked' else excluded.why end`,
  )
}
