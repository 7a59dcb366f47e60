import type { Database } from '#src/db/database.ts'
import { createLetterStore } from './letter-store.ts'
import { limitPassed } from './reaction-limits.ts'
import { createRecipients } from './recipients.ts'

/**
 * Records that a letter's recipient bounced or complained. A second report, or one about somebody else, changes nothing. If
 * that passes a limit, the letter stops at once, and the reason is returned. Rejects with the database.
 */
export async function recordReaction(
  database: Pick<Database, 'query'>,
  { letter, email_key }: { letter: string; email_key: string },
  what: 'bounced' | 'complained',
  now: number,
): Promise<string | undefined> {
  const marked = await database.query(
    `update letter_recipient set ${what}_at = $3 where letter = $1 and email_key = $2 and ${what}_at is null
      returning email_key`,
    [letter, email_key, now],
  )
  const stored = marked.length ? await createLetterStore(database).find(letter) : undefined
  if (stored?.state !== 'going') return undefined
  const reason = await limitPassed(createRecipients(database, letter), stored)
  if (reason) await createLetterStore(database).stop(letter, reason, now)
  return reason
}
