import type { Database } from '#src/db/database.ts'
import type { Mail, Note } from '../message.ts'
import {
  createOutbox,
  HELD_BACK,
  type LeasedMail,
  type MailboxOf,
  NOT_WANTED,
  type Queued,
} from '../outbox.ts'
import { createDayBudget, type DayBudget } from './day-budget.ts'
import { type DeliveryParts, type DeliveryQueue, deliver, type Leased } from './delivery.ts'
import { createPause, type Log } from './pause.ts'
import { createWorker, WAKE_MS } from './worker.ts'

/** How many emails are sent at once, and the milliseconds between groups: at most ten emails a second. */
export const AT_ONCE = 4
const PACE_MS = 400
/** The longest rest between turns, in milliseconds. */
const IDLE_MS = 30_000
const DAY_MS = 24 * 60 * 60_000

type Parts = Omit<DeliveryParts, 'budget'> & {
  database: Pick<Database, 'query'>
  mailboxOf: MailboxOf
  /** Writes the email for a row; null if it is no longer wanted. */
  compose: (queued: Queued) => Promise<Mail | Note | null>
  /** How many emails, across all servers, may be sent in a day (UTC) before those of a kind must wait. */
  perDay: (kind: string) => number
  /** The earliest time, from `now` on, at which an email of a kind may be sent; by default `now`. */
  notBefore?: (kind: string, now: number) => number
  /** Kinds whose rows are never sent on their own: another email carries them. */
  held?: readonly string[]
  /** Called once an email is sent and recorded. Its failures are ignored. */
  onSent?: (queued: Queued) => Promise<unknown>
  log: Log
}

/** Creates the worker that sends what is in the outbox until it is stopped. */
export function createOutboxWorker(given: Parts) {
  const parts = { ...given, budget: createDayBudget(given.database) }
  const { transport, log, now } = parts
  const queue = createOutboxQueue(parts)
  const pause = createPause('emails', parts)

  async function turn(): Promise<number> {
    if (pause.left()) return pause.left()
    const run = await deliver(parts, queue, { lanes: AT_ONCE, leases: 1 })
    pause.note(run)
    if (run.why !== 'idle') return Math.max(PACE_MS, pause.left())
    const next = await queue.nextAt()
    return next === undefined ? IDLE_MS : Math.min(IDLE_MS, Math.max(WAKE_MS, next - now()))
  }

  return createWorker({
    turn,
    longestRestMs: IDLE_MS,
    paceMs: PACE_MS,
    onTrouble: err => log.warn({ err }, 'emails wait: the outbox cannot be read'),
    abort: transport.close,
  })
}

/** Here a lease counts as an attempt, as everything leased is sent straight away. */
function createOutboxQueue(parts: Parts & { budget: DayBudget }) {
  const { log, now } = parts
  const outbox = createOutbox(parts.database)
  const today = () => Math.floor(now() / DAY_MS)
  /** Kinds of email that used up their share of a day's budget, and the last day on which they did. */
  const spentOn = new Map<string, number>()
  const spentKinds = () => [...spentOn].flatMap(([kind, day]) => (day === today() ? kind : []))
  const leftOut = () => [...(parts.held ?? []), ...spentKinds()]
  let batch: LeasedMail[] = []

  const queue: DeliveryQueue<LeasedMail & Leased> = {
    async lease() {
      batch = await outbox.lease(AT_ONCE, now(), parts.mailboxOf, leftOut())
      return batch.length ? batch.map(row => ({ ...row, reservedAt: undefined })) : 'idle'
    },

    async compose(row) {
      const { cause, kind } = row
      const wait = async (until: number, fault: string) =>
        void (await outbox.postpone(cause, until, { tried: false, fault }))
      const early = parts.notBefore?.(kind, now()) ?? 0
      if (early > now()) return wait(early, HELD_BACK.night)
      const mail = await parts.compose(row)
      const at = now()
      if (!mail) return void (await outbox.failed(cause, at, NOT_WANTED))
      const allowedAt = await outbox.allowedAt(row, batch, at)
      if (allowedAt > at) return wait(allowedAt, HELD_BACK.mailbox)
      if (await parts.budget.reserve(at, parts.perDay(kind))) {
        row.reservedAt = at
        return mail
      }
      if (!spentKinds().includes(kind))
        log.warn({ kind }, 'emails wait until tomorrow: the day’s budget is used up')
      spentOn.set(kind, today())
      return wait(at, HELD_BACK.day)
    },

    async note(sent) {
      if (sent) await outbox.sent(sent.cause, now())
      if (sent) await parts.onSent?.(sent).catch(() => {})
      return 'begun'
    },

    async postpone({ cause }, dueAt, { kind, reason }) {
      if (kind === 'in-doubt') await outbox.inDoubt(cause, now())
      await outbox.postpone(cause, dueAt, { tried: kind !== 'server', fault: reason })
    },

    async fail({ cause, kind, reservedAt }, fault) {
      log.warn({ kind, code: fault.code }, 'gave up on an email')
      // Without a place in the budget, it was not sent this time.
      if (fault.kind === 'in-doubt' && reservedAt !== undefined) await outbox.inDoubt(cause, now())
      await outbox.failed(cause, now(), fault.reason)
    },

    release: rows =>
      Promise.all(rows.map(({ cause }) => outbox.postpone(cause, now(), { tried: false, fault: null }))),
  }
  return { ...queue, nextAt: () => outbox.nextAt(leftOut()) }
}
