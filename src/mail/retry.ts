import type { MailFaultKind } from './mail-fault.ts'

const MINUTE_MS = 60_000
/** The longest rest of one mail, and the tries after which it is given up: some three days, as RFC 5321 has it. */
const LATER = { mostMs: 6 * 60 * MINUTE_MS, attempts: 20 } as const
/**
 * How long a mail that was perhaps sent waits, and how often it may have been before it is given up: a day, so that no
 * day brings two copies of it.
 */
const PERHAPS = { ms: 24 * 60 * MINUTE_MS, doubts: 3 } as const
/** After meeting a broken mail server a mail lets others go first, for at most this long. */
const RELAY_MS = 5 * MINUTE_MS
/** How long all mails rest after one failure of the mail server, doubled with each in a row, and the longest rest. */
const PAUSE = { firstMs: 1_000, mostMs: MINUTE_MS } as const

/**
 * When a mail is tried again, by how often it was: later and later, with jitter. Undefined: not at all. `doubts`: how
 * often it was perhaps sent before this time.
 */
export function retryAt(
  kind: MailFaultKind,
  { attempts, doubts }: { attempts: number; doubts: number },
  now: number,
  random: () => number,
): number | undefined {
  if (kind === 'never' || (kind === 'later' && attempts >= LATER.attempts)) return undefined
  if (kind === 'perhaps') return mayRepeat(doubts + 1) ? now + PERHAPS.ms : undefined
  if (kind === 'relay') return now + jittered(RELAY_MS, random)
  return now + jittered(Math.min(LATER.mostMs, MINUTE_MS * 2 ** (attempts - 1)), random)
}

/** Whether a mail that was perhaps sent so often may be tried once more. */
export function mayRepeat(doubts: number): boolean {
  return doubts < PERHAPS.doubts
}

/** How long no mail is tried, in milliseconds, after the mail server failed `times` in a row. */
export function relayPause(times: number, random: () => number): number {
  return jittered(Math.min(PAUSE.mostMs, PAUSE.firstMs * 2 ** (times - 1)), random)
}

function jittered(ms: number, random: () => number): number {
  return Math.round(ms * (0.5 + random() / 2))
}
