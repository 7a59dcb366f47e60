import type { DayBudget } from './day-budget.ts'
import type { DeliveryQueue, Leased } from './delivery.ts'
import type { Mail, Note } from './message.ts'
import { type LeasedMail, type MailboxOf, NOT_WANTED, type Outbox, type Queued } from './outbox.ts'
import type { Log } from './pause.ts'

/** Emails under way at once. */
export const AT_ONCE = 4
const DAY_MS = 24 * 60 * 60_000

type Row = LeasedMail & Leased

export type QueueParts = {
  outbox: Outbox
  budget: DayBudget
  mailboxOf: MailboxOf
  /** Writes the email for a row; null when it is not wanted any more. */
  compose: (queued: Queued) => Promise<Mail | Note | null>
  /** An email of a kind goes only while fewer than this many went that day (UTC), on all servers together. */
  perDay: (kind: string) => number
  /** Called after an email was sent and that is recorded. Its failures are ignored. */
  onSent?: (queued: Queued) => Promise<unknown>
  log: Log
  now: () => number
}

/**
 * The outbox, by the handful. Leasing a row is the attempt, as all that is leased goes at once; its place in the budget is
 * reserved only when its email is written.
 */
export function createOutboxQueue(parts: QueueParts) {
  const { outbox, log, now } = parts
  const spent = createSpentKinds(now)
  let batch: LeasedMail[] = []

  const queue: DeliveryQueue<Row> = {
    async lease() {
      batch = await outbox.lease(AT_ONCE, now(), parts.mailboxOf, spent.kinds())
      return batch.length ? batch.map(row => ({ ...row, reservedAt: undefined })) : 'idle'
    },

    async compose(row) {
      const { cause, kind } = row
      const mail = await parts.compose(row)
      const at = now()
      if (!mail) {
        await outbox.failed(cause, at, NOT_WANTED)
        return undefined
      }
      const allowedAt = await outbox.allowedAt(row, batch, at)
      if (allowedAt > at) {
        await outbox.postpone(cause, allowedAt, { tried: false, fault: 'enough for this mailbox' })
        return undefined
      }
      if (!(await parts.budget.reserve(at, parts.perDay(kind)))) {
        if (spent.add(kind)) log.warn({ kind }, 'mails wait until tomorrow: the day’s are used up')
        await outbox.postpone(cause, at, { tried: false, fault: 'enough for this day' })
        return undefined
      }
      row.reservedAt = at
      return mail
    },

    async note(sent) {
      if (sent) {
        await outbox.sent(sent.cause, now())
        await parts.onSent?.(sent).catch(() => {})
      }
      return 'begun'
    },

    async postpone({ cause }, dueAt, fault) {
      if (fault.kind === 'in-doubt') await outbox.inDoubt(cause, now())
      await outbox.postpone(cause, dueAt, { tried: fault.kind !== 'server', fault: fault.reason })
    },

    async fail({ cause, kind, reservedAt }, fault) {
      log.warn({ kind, code: fault.code }, 'a mail was given up')
      // Without a place in the budget it did not go this time.
      if (fault.kind === 'in-doubt' && reservedAt !== undefined) await outbox.inDoubt(cause, now())
      await outbox.failed(cause, now(), fault.reason)
    },

    release: rows =>
      Promise.all(rows.map(({ cause }) => outbox.postpone(cause, now(), { tried: false, fault: null }))),
  }
  return { ...queue, spent }
}

/** The kinds of email that have used up their share of today's budget. */
function createSpentKinds(now: () => number) {
  const today = () => Math.floor(now() / DAY_MS)
  const kinds = new Set<string>()
  let day = 0

  return {
    kinds(): string[] {
      if (today() !== day) kinds.clear()
      day = today()
      return [...kinds]
    },
    /** Returns whether this is news. */
    add(kind: string): boolean {
      if (kinds.has(kind)) return false
      kinds.add(kind)
      return true
    },
    /** Milliseconds until the budget is whole again. */
    untilTomorrow: () => (today() + 1) * DAY_MS - now(),
  }
}
