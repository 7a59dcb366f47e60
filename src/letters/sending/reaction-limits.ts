import { FIRST_FEW, type StoredLetter } from './letter-store.ts'
import type { Recipients, Tally } from './recipients.ts'

/**
 * How many recipients may react like this before a letter stops itself: `few` of the first few, later a share. Mailbox
 * providers ask for complaints below 0.3 %. Two people never reach a limit: somebody malicious may have two addresses.
 */
const LIMITS = {
  complained: { few: 2, share: 0.003, what: 'complaints' },
  bounced: { few: 2, share: 0.05, what: 'bounces' },
  refused: { few: 2, share: 0.05, what: 'refusals' },
  unsubscribed: { few: 2, share: 0.03, what: 'people unsubscribed' },
} as const
/** Shares are of at least this many: among fewer, one person would be more than 0.3 %. */
const SHARE_FROM = 500

/**
 * Returns which limit a letter has passed since a person looked at it: among emails sent since, or through reactions since
 * then to any of them. Rejects if the database fails.
 */
export async function limitPassed(
  recipients: Pick<Recipients, 'tally'>,
  { counted_from, decided_at }: Pick<StoredLetter, 'counted_from' | 'decided_at'>,
): Promise<string | undefined> {
  const reason = passedLimit(await recipients.tally(counted_from))
  if (reason || counted_from === decided_at) return reason
  return passedLimit(await recipients.tally(0, counted_from))
}

/** Returns which limit is passed, in words for a person; undefined if none is. */
export function passedLimit(tally: Tally): string | undefined {
  const refused = tally.refused + tally.ours
  const tried = tally.sent + refused
  for (const [name, { few, share, what }] of Object.entries(LIMITS)) {
    const n = { ...tally, refused }[name as keyof typeof LIMITS]
    const most = tried <= FIRST_FEW ? few : Math.max(few, Math.floor(share * Math.max(tried, SHARE_FROM)))
    if (n > most) return `${n} ${what} of ${tried} that went; more than ${most} stop it`
  }
  return undefined
}
