import type { DayBudget } from './day-budget.ts'
import { faultOf, MailFault } from './mail-fault.ts'
import type { Mail, Note } from './message.ts'
import { mayRepeat, retryAt } from './retry.ts'
import type { Transport } from './transport.ts'

/** How often and how fast "it was sent" is written again when the database fails just then. */
const RECORD = { tries: 5, ms: 500 } as const
/** Why an email is given up when several servers died while sending it: each may have sent it. */
const LOST = new MailFault('in-doubt', 'no server has said what became of it', 'ELOST')

/** A row that this server alone may send until its lease ends. */
export type Leased = {
  /** The Message-ID is made from it, so it is the same on every attempt. */
  cause: string
  email_key: string
  /** How often it was tried, including this attempt. */
  attempts: number
  /** How often it was tried without our learning what became of it. */
  doubts: number
  /** When its place in that day's budget was reserved, in milliseconds since 1970; undefined if it has none yet. */
  reservedAt: number | undefined
}

/** Whether a row may be sent: not if it is unwanted by now, nor once its queue was stopped. */
export type Begun = 'begun' | 'unwanted' | 'stopped'

/**
 * Rows that wait to be sent, whatever table they are in. What becomes of each is written here; when to try again, and when
 * to give up, is decided by `deliver`. Everything rejects with the database.
 */
export type DeliveryQueue<Row extends Leased> = {
  /** Leases rows that are due. `idle`: there are none. `spent`: the day's budget is used up. */
  lease(): Promise<Row[] | 'idle' | 'spent'>
  /** Writes the email. Undefined if it is not to go now: the row says so, and has no place in the budget. */
  compose(row: Row): Promise<Mail | Note | undefined>
  /** Records in one step that one row was sent and that an attempt at the next begins, if it may. */
  note(sent: Row | undefined, next: Row | undefined): Promise<Begun>
  postpone(row: Row, dueAt: number, fault: MailFault): Promise<unknown>
  fail(row: Row, fault: MailFault): Promise<unknown>
  /** Ends the lease of rows that were leased together and not begun, and gives back their places in the budget. */
  release(rows: Row[]): Promise<unknown>
}

/** Called with an email that the mail server refused for good, after that is recorded. */
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

/** How much one run sends. `lanes`: emails under way at once. `leases`: how often rows are leased, without limit by default. */
export type Pace = { lanes: number; leases?: number; isOver?: () => boolean }

/** `over`: as much was sent as was asked for, or the queue was stopped. `server`: see `fault`. */
export type RunResult = {
  why: 'idle' | 'spent' | 'over' | 'server'
  fault?: MailFault
  sent: number
  doubts: number
}

/**
 * Sends what is due in a queue until nothing is, the budget or the time is used up, or the mail server fails. Rejects with
 * the database; other servers may take what was leased when the lease ends.
 */
export function deliver<Row extends Leased>(
  parts: DeliveryParts,
  queue: DeliveryQueue<Row>,
  pace: Pace,
): Promise<RunResult> {
  return new Run(parts, queue, pace).work()
}

class Run<Row extends Leased> {
  readonly #parts: DeliveryParts
  readonly #queue: DeliveryQueue<Row>
  readonly #pace: Pace
  readonly #ready: Row[] = []
  #leasing: Promise<void> | undefined
  #leases = 0
  #end: Pick<RunResult, 'why' | 'fault'> | undefined
  #sent = 0
  #doubts = 0

  constructor(parts: DeliveryParts, queue: DeliveryQueue<Row>, pace: Pace) {
    this.#parts = parts
    this.#queue = queue
    this.#pace = pace
  }

  async work(): Promise<RunResult> {
    const lanes = await Promise.allSettled(Array.from({ length: this.#pace.lanes }, () => this.#lane()))
    if (this.#ready.length) await this.#queue.release(this.#ready)
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
    return { why: 'over', ...this.#end, sent: this.#sent, doubts: this.#doubts }
  }

  async #lane(): Promise<void> {
    try {
      let sent: Row | undefined
      for (;;) {
        const next = await this.#take()
        if (!next && !sent) return
        const begun = this.#note(sent, next)
        sent = undefined
        if (next) sent = await this.#attempt(next, begun)
        else await begun
      }
    } catch (error) {
      // If the database fails one lane, it fails the others.
      this.#finish('over')
      throw error
    }
  }

  async #take(): Promise<Row | undefined> {
    if (this.#pace.isOver?.()) this.#finish('over')
    while (!this.#end && !this.#ready.length) {
      this.#leasing ??= this.#lease().finally(() => {
        this.#leasing = undefined
      })
      await this.#leasing
    }
    return this.#end ? undefined : this.#ready.pop()
  }

  async #lease() {
    if (this.#leases === this.#pace.leases) return this.#finish('over')
    this.#leases += 1
    const leased = await this.#queue.lease()
    if (typeof leased === 'string') return this.#finish(leased)
    for (const row of leased) {
      if (mayRepeat(row.doubts)) this.#ready.push(row)
      else {
        await this.#giveUp(row, LOST)
        await this.#giveBack(row)
      }
    }
  }

  #finish(why: RunResult['why'], fault?: MailFault) {
    this.#end ??= { why, ...(fault && { fault }) }
  }

  /** Until "sent" is recorded, a crash would send the email again, under the same Message-ID. */
  async #note(sent: Row | undefined, next: Row | undefined): Promise<Begun> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#queue.note(sent, next)
      } catch (error) {
        if (!sent || tries === RECORD.tries) throw error
        await new Promise(resolve => setTimeout(resolve, RECORD.ms))
      }
    }
  }

  /**
   * Returns the row if the mail server took the email. Sender and recipient are given to the mail server while the attempt
   * is being recorded, the content only after that.
   */
  async #attempt(row: Row, begun: Promise<Begun>): Promise<Row | undefined> {
    const may = begun.then(
      state => state === 'begun',
      () => false,
    )
    const mail = await this.#queue.compose(row)
    const fault = mail && (await this.#parts.transport.send(mail, row.cause, may).catch(faultOf))
    const state = await begun
    if (!mail) return undefined
    if (state === 'unwanted') await this.#giveBack(row)
    else if (state === 'stopped') {
      this.#finish('over')
      await this.#queue.release([row])
    } else if (fault) await this.#settle(row, fault)
    else {
      this.#sent += 1
      this.#parts.meter?.('sent')
      return row
    }
    return undefined
  }

  async #settle(row: Row, fault: MailFault) {
    const { kind } = fault
    const { now, random, meter } = this.#parts
    if (kind === 'in-doubt') this.#doubts += 1
    else await this.#giveBack(row)
    if (kind === 'server' || kind === 'in-doubt') this.#finish('server', fault)
    const dueAt = retryAt(kind, row, now(), random)
    if (dueAt === undefined) return this.#giveUp(row, fault)
    meter?.('postponed')
    await this.#queue.postpone(row, dueAt, fault)
  }

  async #giveUp(row: Row, fault: MailFault) {
    this.#parts.meter?.('failed')
    await this.#queue.fail(row, fault)
    if (fault.kind === 'refused') await this.#parts.refused?.(row, fault)
  }

  async #giveBack({ reservedAt }: Row) {
    if (reservedAt !== undefined) await this.#parts.budget.giveBack(reservedAt)
  }
}
