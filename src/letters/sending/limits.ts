import { FIRST_FEW } from './letter-store.ts'
import type { Tally } from './recipients.ts'

/**
 * How many of those who got a letter may answer it so before it stops itself: at most `few` of the first few, and of
 * the rest a share. Mailbox providers ask for complaints below 0.3 %.
 */
const LIMITS = {
  complained: { few: 0, share: 0.003, what: 'complaints' },
  bounced: { few: 2, share: 0.05, what: 'bounces' },
  refused: { few: 2, share: 0.05, what: 'refusals' },
  unsubscribed: { few: 2, share: 0.03, what: 'people unsubscribed' },
} as const
/** A share of fewer than this is no share: one person would be more than 0.3 %. */
const SHARE_FROM = 500

/** Which limit is passed, in words for a person; undefined where none is. */
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
