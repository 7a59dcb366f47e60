import { faultOf, type MailFault } from './mail-fault.ts'
import type { Mail } from './message.ts'
import type { Outbox, Queued } from './outbox.ts'
import { relayPause, retryAt } from './retry.ts'
import type { Transport } from './transport.ts'

/** Mails under way at once, and milliseconds from one such handful to the next: at most ten a second. */
export const AT_ONCE = 4
const PACE_MS = 400
/** The longest rest, in milliseconds, should nobody say that there is a mail. */
const IDLE_MS = 30_000
/** From the word that there may be one to the look, in milliseconds. */
const WAKE_MS = 100
/** The rest after the database failed, in milliseconds. */
const DATABASE_MS = 5_000
/** How often and how fast "it was sent" is written again, in milliseconds, when the database fails just then. */
const RECORD = { tries: 5, ms: 500 } as const
/** How long what is under way may take at the end, in milliseconds. */
const FINISH_MS = 2_500
const DAY_MS = 24 * 60 * 60_000

export type MailMeter = (result: 'sent' | 'failed' | 'postponed') => void

/** What became of one mail, as far as the others are concerned. */
type Outcome = 'sent' | 'relay' | 'spent' | 'dropped'

type Parts = {
  outbox: Outbox
  transport: Transport
  /** The mail that a row asks for; null when it is not wanted any more. */
  compose: (queued: Queued) => Promise<Mail | null>
  /** Mails in a day (UTC), over all servers on one database. */
  perDay: number
  log: { info(about: object, line: string): void; warn(about: object, line: string): void }
  meter?: MailMeter | undefined
  now?: () => number
  random?: () => number
}

export type MailWorker = ReturnType<typeof createMailWorker>

/** Sends what waits in the outbox, until it is stopped. `turn` is one look: it gives the milliseconds to the next. */
export function createMailWorker(parts: Parts) {
  const {
    outbox,
    transport,
    compose,
    perDay,
    log,
    meter,
    now = () => Date.now(),
    random = Math.random,
  } = parts
  let pausedUntil = 0
  let relayFaults = 0
  let relayCode = ''
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let resting = false
  let stopped = false
  let troubled = false

  async function turn(): Promise<number> {
    if (now() < pausedUntil) return pausedUntil - now()
    const leased = await outbox.lease(AT_ONCE, now())
    if (leased.length) {
      const outcomes = await Promise.all(leased.map(queued => deliver(queued, leased)))
      if (outcomes.includes('relay')) waitForRelay()
      else if (outcomes.includes('sent')) relayIsBack()
      if (outcomes.includes('spent')) waitForTomorrow()
      return Math.max(PACE_MS, pausedUntil - now())
    }
    const next = await outbox.nextAt()
    return next === undefined ? IDLE_MS : Math.min(IDLE_MS, Math.max(WAKE_MS, next - now()))
  }

  async function deliver(queued: Queued, batch: readonly Queued[]): Promise<Outcome> {
    const { cause } = queued
    const mail = await compose(queued)
    if (!mail) {
      await outbox.failed(cause, now(), 'not wanted any more')
      return 'dropped'
    }
    const allowedAt = await outbox.allowedAt(queued, batch, now())
    if (allowedAt > now()) {
      await outbox.postpone(cause, allowedAt, { tried: false, fault: 'enough for this address' })
      return 'dropped'
    }
    const day = new Date(now()).toISOString().slice(0, 10)
    if (!(await outbox.reserve(day, perDay))) {
      await outbox.postpone(cause, now(), { tried: false, fault: 'enough for this day' })
      return 'spent'
    }
    try {
      await transport.send(mail, cause)
    } catch (error) {
      await outbox.giveBack(day)
      return settle(queued, faultOf(error))
    }
    await record(cause)
    meter?.('sent')
    return 'sent'
  }

  /** Until this is written, a crash would send the mail again: the same one, by its Message-ID. */
  async function record(cause: string) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await outbox.sent(cause, now())
      } catch (error) {
        if (tries === RECORD.tries) throw error
        await new Promise(resolve => setTimeout(resolve, RECORD.ms))
      }
    }
  }

  async function settle({ cause, kind, attempts }: Queued, fault: MailFault): Promise<Outcome> {
    const said = `${fault.code} ${fault.message}`.trim().slice(0, 500)
    const dueAt = retryAt(fault.kind, attempts, now(), random)
    if (dueAt === undefined) {
      log.warn({ kind, code: fault.code }, 'a mail was given up')
      meter?.('failed')
      await outbox.failed(cause, now(), said)
      return 'dropped'
    }
    const relay = fault.kind === 'relay'
    if (relay) relayCode = fault.code
    meter?.('postponed')
    await outbox.postpone(cause, dueAt, { tried: !relay, fault: said })
    return relay ? 'relay' : 'dropped'
  }

  function waitForRelay() {
    if (!relayFaults) log.warn({ code: relayCode }, 'mails wait: the mail server cannot be used')
    relayFaults += 1
    pausedUntil = now() + relayPause(relayFaults, random)
  }

  function relayIsBack() {
    if (relayFaults) log.info({}, 'mails go again')
    relayFaults = 0
  }

  function waitForTomorrow() {
    log.warn({ perDay }, 'mails wait until tomorrow: the day’s are used up')
    pausedUntil = (Math.floor(now() / DAY_MS) + 1) * DAY_MS
  }

  function recovered(rest: number): number {
    troubled = false
    return rest
  }

  function waitForDatabase(error: unknown): number {
    if (!troubled) log.warn({ err: error }, 'mails wait: the outbox cannot be read')
    troubled = true
    return DATABASE_MS
  }

  async function look() {
    resting = false
    const rest = await turn().then(recovered, waitForDatabase)
    if (stopped) return
    resting = rest > PACE_MS
    timer = setTimeout(begin, rest).unref()
  }

  function begin() {
    running = look().finally(() => {
      running = undefined
    })
  }

  return {
    turn,
    start: begin,
    /** Says that there may be a mail. */
    wake() {
      if (stopped || running || !resting) return
      resting = false
      clearTimeout(timer)
      timer = setTimeout(begin, WAKE_MS).unref()
    },
    /** Takes no further mail, gives what is under way some time, then ends it. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      const patience = setTimeout(transport.close, FINISH_MS)
      await running
      clearTimeout(patience)
      transport.close()
    },
  }
}
