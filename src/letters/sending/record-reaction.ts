import type { Queryable } from '#src/db/database.ts'
import type { Sliced } from '#src/db/in-slices.ts'
import { createLetterStore } from './letter-store.ts'
import { limitPassed } from './reaction-limits.ts'
import { createRecipients } from './recipients.ts'

/** Records that a letter's recipient bounced or complained. Returns false for a second report, or one about somebody else. */
export async function recordReaction(
  { query }: Queryable,
  { letter, email_key }: { letter: string; email_key: string },
  what: 'bounced' | 'complained',
  now: number,
): Promise<boolean> {
  const marked = await query(
    `update letter_recipient set ${what}_at = $3 where letter = $1 and email_key = $2 and ${what}_at is null
      returning email_key`,
    [letter, email_key, now],
  )
  return marked.length > 0
}

/** For more recipients than this, a letter is not counted after each reaction but by its sender, every ten seconds. */
const COUNTED_AT_ONCE = 10_000

/**
 * After a reaction: a letter that has passed a limit stops itself at once, and the reason is returned. Not in one transaction
 * with it, which would hold up everybody for as long as counting takes.
 */
export async function stopPastLimit(
  database: Sliced,
  letter: string,
  now: number,
): Promise<string | undefined> {
  const stored = await createLetterStore(database).find(letter)
  if (stored?.state !== 'going' || stored.recipients > COUNTED_AT_ONCE) return undefined
  const reason = await limitPassed(createRecipients(database, letter), stored)
  if (reason) await createLetterStore(database).stop(letter, reason, now)
  return reason
}
