import { setTimeout as sleep } from 'node:timers/promises'
import { faultOf, MailFault } from '../mail-fault.ts'
import type { Mail, Note } from '../message.ts'
import type { Transport } from '../transport.ts'
import type { DayBudget } from './day-budget.ts'
import { mayRepeat, retryAt } from './retry.ts'

/** How many times to try to record that an email was sent, and the wait between tries, if the database fails. */
const RECORD = { tries: 5, ms: 500 } as const
/** Why we give up on an email if several servers died while sending it: any of them may have sent it. */
const LOST = new MailFault('in-doubt', 'several servers stopped while sending it', 'ELOST')

/** A row that only this server may send until its lease ends. */
export type Leased = {
  /** The Message-ID is made from this, so it stays the same on every attempt. */
  cause: string
  email_key: string
  /** How many times it has been tried, including this attempt. */
  attempts: number
  /** How many attempts ended without telling us whether it was sent. */
  doubts: number
  /** When its place in the day's budget was reserved, in epoch milliseconds; undefined if it has none yet. */
  reservedAt: number | undefined
}

/** Whether a row may be sent. `unwanted`: it is no longer wanted. `stopped`: its queue was stopped. */
export type Begun = 'begun' | 'unwanted' | 'stopped'

/** Rows waiting to be sent, from any table. Everything rejects if the database fails. */
export type DeliveryQueue<Row extends Leased> = {
  /** Leases rows that are due. `idle`: there are none. `spent`: the day's budget is used up. */
  lease(): Promise<Row[] | 'idle' | 'spent'>
  /**
   * Writes the email. Returns undefined if it must not be sent now; the row then has the reason, and no
   * place in the budget.
   */
  compose(row: Row): Promise<Mail | Note | undefined>
  /**
   * Records in one step that one row was sent and that the next is about to be. Returns whether the next
   * may be sent.
   */
  note(sent: Row | undefined, next: Row | undefined): Promise<Begun>
  postpone(row: Row, dueAt: number, fault: MailFault): Promise<unknown>
  fail(row: Row, fault: MailFault): Promise<unknown>
  /** Ends the lease of rows that were leased together but not begun, and releases their share of the budget. */
  release(rows: Row[]): Promise<unknown>
}

/** Called with an email that the mail server refused for good, once that is recorded. */
export type Refused = (row: Pick<Leased, 'cause' | 'email_key'>, fault: MailFault) => Promise<void>

export type MailMeter = (result: 'sent' | 'failed' | 'postponed') => void

export type DeliveryParts = {
  transport: Transport
  budget: Pick<DayBudget, 'giveBack'>
  refused?: Refused | undefined
  meter?: MailMeter | undefined
  now: () => number
  random: () => number
}

/** `lanes`: how many emails are under way at once. `leases`: how many times to lease rows, unlimited by default. */
type Pace = { lanes: number; leases?: number; isOver?: () => boolean }

/**
 * `over`: the time or the leases are used up, or the queue was stopped. `server`: the mail server failed, see
 * `fault`.
 */
export type RunResult = {
  why: 'idle' | 'spent' | 'over' | 'server'
  fault?: MailFault
  sent: number
  doubts: number
}

/**
 * Sends what is due in a queue until nothing is left, the budget or the time is used up, or the mail server fails.
 * Rejects if the database fails; other servers may take the leased rows once the lease ends.
 */
export async function deliver<Row extends Leased>(
  { transport, budget, refused, meter, now, random }: DeliveryParts,
  queue: DeliveryQueue<Row>,
  { lanes, leases = Number.POSITIVE_INFINITY, isOver = () => false }: Pace,
): Promise<RunResult> {
  const ready: Row[] = []
  const counts = { sent: 0, doubts: 0 }
  let leasing: Promise<void> | undefined
  /** Once this is set, no more rows are taken. */
  let end: Pick<RunResult, 'why' | 'fault'> | undefined

  const results = await Promise.allSettled(Array.from({ length: lanes }, () => lane().catch(halt)))
  if (ready.length) await queue.release(ready)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return { why: 'over', ...end, ...counts }

  async function lane() {
    let sent: Row | undefined
    for (;;) {
      const next = await take()
      if (!next && !sent) return
      const begun = note(sent, next)
      sent = next && (await attempt(next, begun))
      await begun
    }
  }

  /** If the database fails in one lane, all lanes stop. */
  function halt(error: unknown): never {
    end ??= { why: 'over' }
    throw error
  }

  async function take(): Promise<Row | undefined> {
    if (isOver()) end ??= { why: 'over' }
    while (!end && !ready.length) {
      leasing ??= lease().finally(() => {
        leasing = undefined
      })
      await leasing
    }
    return end ? undefined : ready.pop()
  }

  async function lease() {
    const leased = leases-- > 0 ? await queue.lease() : 'over'
    if (typeof leased === 'string') end ??= { why: leased }
    else
      for (const row of leased) {
        if (mayRepeat(row.doubts)) ready.push(row)
        else await Promise.all([giveUp(row, LOST), giveBack(row)])
      }
  }

  /** Retries, because if "sent" is never recorded, the email is sent again, under the same Message-ID. */
  async function note(sent: Row | undefined, next: Row | undefined): Promise<Begun> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await queue.note(sent, next)
      } catch (error) {
        if (!sent || tries === RECORD.tries) throw error
        await sleep(RECORD.ms)
      }
    }
  }

  /**
   * Returns the row if the mail server accepted its email. Sends the envelope while the attempt is being
   * recorded, and the content afterwards.
   */
  async function attempt(row: Row, begun: Promise<Begun>): Promise<Row | undefined> {
    const may = begun.then(
      state => state === 'begun',
      () => false,
    )
    const mail = await queue.compose(row)
    const fault = mail && (await transport.send(mail, mail.cause ?? row.cause, may).catch(faultOf))
    const state = await begun
    if (!mail) return undefined
    if (state === 'unwanted') await giveBack(row)
    else if (state === 'stopped') {
      end ??= { why: 'over' }
      await queue.release([row])
    } else if (fault) await settle(row, fault)
    else {
      counts.sent += 1
      meter?.('sent')
      return row
    }
    return undefined
  }

  async function settle(row: Row, fault: MailFault) {
    const { kind } = fault
    if (kind === 'in-doubt') counts.doubts += 1
    else await giveBack(row)
    if (kind === 'server' || kind === 'in-doubt') end ??= { why: 'server', fault }
    const dueAt = retryAt(kind, row, now(), random)
    if (dueAt === undefined) return giveUp(row, fault)
    meter?.('postponed')
    await queue.postpone(row, dueAt, fault)
  }

  async function giveUp(row: Row, fault: MailFault) {
    meter?.('failed')
    await queue.fail(row, fault)
    if (fault.kind === 'refused') await refused?.(row, fault)
  }

  async function giveBack({ reservedAt }: Row) {
    if (reservedAt !== undefined) await budget.giveBack(reservedAt)
  }
}
