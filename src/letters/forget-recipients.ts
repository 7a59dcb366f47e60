import { periods } from '#src/content/periods.ts'
import type { Sliced } from '#src/db/in-slices.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { StoredLetter } from './sending/letter-store.ts'
import { createRecipients } from './sending/recipients.ts'

/** How many rows one statement deletes, as a join may have to wait for it. */
const BATCH = 2_000

/**
 * Deletes the record of who got a letter once it may not be kept any longer, but keeps the numbers. A letter that is
 * still stopped by then counts as done. Returns how many recipients were deleted. Rejects if the database fails.
 */
export async function forgetRecipients(database: Sliced, { now }: { now: number }): Promise<number> {
  const { query } = database
  const old = await query<StoredLetter>(
    `select * from letter where state in ('done', 'stopped') and coalesce(done_at, alive_at) < $1 and exists (
      select 1 from letter_recipient where letter = letter.name)`,
    [now - periods.emailRecords.days * DAY_MS],
  )
  let forgotten = 0
  for (const { name, tally } of old) {
    const { ours, ...counted } = await createRecipients(database, name).tally()
    // Without its recipients nobody can be tried again, so `ours` count as refused.
    const numbers = tally ?? JSON.stringify({ ...counted, refused: counted.refused + ours })
    await query(
      `update letter set state = 'done', done_at = coalesce(done_at, cast($2 as bigint)), tally = $3 where name = $1`,
      [name, now, numbers],
    )
    const some = `select email_key from letter_recipient where letter = $1 limit ${BATCH}`
    const text = `delete from letter_recipient where letter = $1 and email_key in (${some}) returning letter`
    for (let n = BATCH; n === BATCH; forgotten += n) n = (await query(text, [name])).length
  }
  return forgotten
}
