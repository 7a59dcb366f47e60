import type { MailFaultKind } from '../mail-fault.ts'

const MINUTE_MS = 60_000
/** The longest wait between attempts, and how many attempts an email gets: at most three days in all. */
const LATER = { longestMs: 6 * 60 * MINUTE_MS, attempts: 20 } as const
/**
 * An email in doubt waits a day, so that two copies never arrive on the same day. After three doubts we
 * give up on it.
 */
const IN_DOUBT = { waitMs: 24 * 60 * MINUTE_MS, doubts: 3 } as const
/** After the mail server fails, an email waits at most this long, in milliseconds, so that others go first. */
const SERVER_MS = 5 * MINUTE_MS

/**
 * Returns when to try again; undefined to give up. `attempts` includes the one that has just failed,
 * `doubts` does not.
 */
export function retryAt(
  kind: MailFaultKind,
  { attempts, doubts }: { attempts: number; doubts: number },
  now: number,
  random: () => number,
): number | undefined {
  if (kind === 'refused' || (kind === 'later' && attempts >= LATER.attempts)) return undefined
  if (kind === 'in-doubt') return mayRepeat(doubts + 1) ? now + IN_DOUBT.waitMs : undefined
  if (kind === 'server') return now + jittered(SERVER_MS, random)
  return now + jittered(Math.min(LATER.longestMs, MINUTE_MS * 2 ** (attempts - 1)), random)
}

/** Returns whether an email that has been in doubt this many times may be tried again. */
export function mayRepeat(doubts: number): boolean {
  return doubts < IN_DOUBT.doubts
}

/** Returns at least half of a length of time, at random, so that servers do not retry in step. */
export function jittered(ms: number, random: () => number): number {
  return Math.round(ms * (0.5 + random() / 2))
}
