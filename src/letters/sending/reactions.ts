import type { Queryable } from '#src/db/database.ts'
import type { Sliced } from '#src/db/in-slices.ts'
import { FIRST_FEW } from './letter-preparing.ts'
import { createLetterStore, type StoredLetter } from './letter-store.ts'
import { createRecipients, type Recipients, type Tally } from './recipients.ts'

/** Two people can never stop a letter: somebody malicious may have two addresses. */
const FEW = 2
/**
 * What share of the recipients may react in each way before a letter stops itself; among the first few, up to `FEW`
 * people may. Mailbox providers ask for complaints below 0.3 %.
 */
const LIMITS = [
  { reaction: 'complained', share: 0.003, what: 'complaints' },
  { reaction: 'bounced', share: 0.05, what: 'bounces' },
  { reaction: 'refused', share: 0.05, what: 'refusals' },
  { reaction: 'unsubscribed', share: 0.03, what: 'people unsubscribed' },
] as const
/** Shares are worked out over at least this many emails, as one person is more than 0.3 % of a few hundred. */
const SHARE_FROM = 500

/**
 * Returns which limit a letter has passed since a person last looked at it. First checks only the emails sent since
 * then, then every email of the letter; either way it counts only reactions since then. Rejects if the database
 * fails.
 */
export async function limitPassed(
  recipients: Pick<Recipients, 'tally'>,
  { counted_from, decided_at }: Pick<StoredLetter, 'counted_from' | 'decided_at'>,
): Promise<string | undefined> {
  const reason = passedLimit(await recipients.tally(counted_from))
  if (reason || counted_from === decided_at) return reason
  return passedLimit(await recipients.tally(0, counted_from))
}

/** Returns the limit that was passed, in words; undefined if none was. */
export function passedLimit(tally: Tally): string | undefined {
  const counted = { ...tally, refused: tally.refused + tally.ours }
  const tried = tally.sent + counted.refused
  for (const { reaction, share, what } of LIMITS) {
    const n = counted[reaction]
    const most = tried <= FIRST_FEW ? FEW : Math.max(FEW, Math.floor(share * Math.max(tried, SHARE_FROM)))
    if (n > most) return `${n} ${what} out of ${tried} emails; more than ${most} stop it`
  }
  return undefined
}

/**
 * Records that an email to a letter's recipient bounced, or that the recipient complained. Returns false if that
 * was already known, or if the person is not a recipient.
 */
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

/** With more recipients than this, a letter is not counted after each reaction but every ten seconds, by its sender. */
const COUNTED_AT_ONCE = 10_000

/**
 * Stops a letter at once if a reaction has taken it past a limit, and returns the reason. Call it outside the
 * reaction's transaction, which would hold everybody up during the count.
 */
export async function stopPastLimit(database: Sliced, letter: string, now: number) {
  const store = createLetterStore(database)
  const stored = await store.find(letter)
  if (stored?.state !== 'going' || stored.recipients > COUNTED_AT_ONCE) return undefined
  const reason = await limitPassed(createRecipients(database, letter), stored)
  if (reason) await store.stop(letter, reason, now)
  return reason
}
