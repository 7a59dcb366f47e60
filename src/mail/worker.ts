import { createDelivery, type DeliveryParts } from './delivery.ts'
import { MailFault } from './mail-fault.ts'
import { relayPause } from './retry.ts'
import { createRounds, WAKE_MS } from './rounds.ts'

/** Mails under way at once, and milliseconds from one such handful to the next: at most ten a second. */
export const AT_ONCE = 4
const PACE_MS = 400
/** The longest rest between two looks, in milliseconds. */
const IDLE_MS = 30_000
/** The longest that the mail server is left alone, in milliseconds. */
const LONGEST_PAUSE_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

type Clock = 'now' | 'random'
type Parts = Omit<DeliveryParts, Clock> &
  Partial<Pick<DeliveryParts, Clock>> & {
    /** The mailbox that an address ends in: all its spellings share one day's mails. */
    mailboxOf: (key: string, kind: string) => string
  }

/** Sends what waits in the outbox, until it is stopped. `turn` is one look: it returns the milliseconds to the next. */
export function createMailWorker(parts: Parts) {
  const { outbox, transport, mailboxOf, log, now = () => Date.now(), random = Math.random } = parts
  const deliver = createDelivery({ ...parts, now, random })
  let pausedUntil = 0
  /** The kinds that have used up their share of today's emails. */
  const spent = new Set<string>()
  let spentDay = 0
  let relayFaults = 0

  async function turn(): Promise<number> {
    const paused = pausedUntil - now()
    // A longer rest means that the clock was set back since.
    if (paused > 0 && paused <= LONGEST_PAUSE_MS) return paused
    forgetOtherDays()
    const leased = await outbox.lease(AT_ONCE, now(), mailboxOf, [...spent])
    if (leased.length) {
      const outcomes = await Promise.all(leased.map(queued => deliver(queued, leased)))
      const fault = outcomes.find(outcome => outcome instanceof MailFault)
      if (fault) waitForRelay(fault)
      else if (outcomes.includes('sent')) relayIsBack()
      for (const [i, { kind }] of leased.entries()) if (outcomes[i] === 'spent') waitForTomorrow(kind)
      return Math.max(PACE_MS, pausedUntil - now())
    }
    const next = await outbox.nextAt([...spent])
    const idle = spent.size ? (spentDay + 1) * DAY_MS - now() : IDLE_MS
    return next === undefined ? idle : Math.min(idle, Math.max(WAKE_MS, next - now()))
  }

  function waitForRelay({ code }: MailFault) {
    if (!relayFaults) log.warn({ code }, 'mails wait: the mail server cannot be used')
    relayFaults += 1
    pausedUntil = now() + relayPause(relayFaults, random)
  }

  function relayIsBack() {
    if (relayFaults) log.info({}, 'mails go again')
    relayFaults = 0
  }

  function waitForTomorrow(kind: string) {
    if (!spent.has(kind)) log.warn({ kind }, 'mails wait until tomorrow: the day’s are used up')
    spent.add(kind)
  }

  function forgetOtherDays() {
    const today = Math.floor(now() / DAY_MS)
    if (today !== spentDay) spent.clear()
    spentDay = today
  }

  return createRounds({
    turn,
    longest: IDLE_MS,
    pace: PACE_MS,
    troubled: error => log.warn({ err: error }, 'mails wait: the outbox cannot be read'),
    end: transport.close,
  })
}
