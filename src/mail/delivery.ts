import { faultOf, MailFault } from './mail-fault.ts'
import type { Mail, Note } from './message.ts'
import { type Leased, NOT_WANTED, type Outbox, type Queued } from './outbox.ts'
import { mayRepeat, retryAt } from './retry.ts'
import type { Transport } from './transport.ts'

/** How often and how fast "it was sent" is written again, in milliseconds, when the database fails just then. */
const RECORD = { tries: 5, ms: 500 } as const
/** The reason stored for a mail during whose sending several servers died: each may have sent it. */
const LOST = new MailFault('perhaps', 'no server has said what became of it', 'ELOST')

/** Told of an email that a mail server refused for good, once that is written down. */
export type Refused = (queued: Pick<Queued, 'cause' | 'email_key'>, fault: MailFault) => Promise<void>

export type MailMeter = (result: 'sent' | 'failed' | 'postponed') => void

/** What became of one mail, as far as the others are concerned: a fault, where it is the mail server's. */
type Outcome = 'sent' | 'spent' | 'dropped' | MailFault

export type DeliveryParts = {
  outbox: Outbox
  transport: Transport
  /** The mail that a row asks for; null when it is not wanted any more. */
  compose: (queued: Queued) => Promise<Mail | Note | null>
  /** A mail of a kind goes only while fewer than this many went that day (UTC), over all servers on one database. */
  perDay: (kind: string) => number
  log: { info(about: object, line: string): void; warn(about: object, line: string): void }
  meter?: MailMeter | undefined
  refused?: Refused | undefined
  /** Called once a mail has gone and that is written down; what fails in it is its own affair. */
  onSent?: ((queued: Queued) => Promise<unknown>) | undefined
  now: () => number
  random: () => number
}

/** Sends one mail that was leased, if it may go, and writes down what became of it. Rejects with the database. */
export function createDelivery(parts: DeliveryParts) {
  const { outbox, transport, compose, perDay, log, meter, refused, onSent, now, random } = parts

  return async function deliver(queued: Leased, batch: readonly Leased[]): Promise<Outcome> {
    const { cause } = queued
    if (queued.lost && !mayRepeat(queued.doubts)) return giveUp(queued, LOST)
    const mail = await compose(queued)
    if (!mail) {
      await outbox.failed(cause, now(), NOT_WANTED)
      return 'dropped'
    }
    const allowedAt = await outbox.allowedAt(queued, batch, now())
    if (allowedAt > now()) {
      await outbox.postpone(cause, allowedAt, { tried: false, fault: 'enough for this mailbox' })
      return 'dropped'
    }
    const reservedAt = now()
    if (!(await outbox.reserve(reservedAt, perDay(queued.kind)))) {
      await outbox.postpone(cause, now(), { tried: false, fault: 'enough for this day' })
      return 'spent'
    }
    try {
      await transport.send(mail, cause)
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'perhaps') await outbox.perhapsSent(cause, now())
      else await outbox.giveBack(reservedAt)
      return settle(queued, fault)
    }
    await record(cause)
    await onSent?.(queued).catch(() => {})
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

  async function settle(queued: Leased, fault: MailFault): Promise<Outcome> {
    const { cause, attempts, doubts } = queued
    const dueAt = retryAt(fault.kind, { attempts, doubts }, now(), random)
    if (dueAt === undefined) return giveUp(queued, fault)
    const tried = fault.kind !== 'relay'
    meter?.('postponed')
    await outbox.postpone(cause, dueAt, { tried, fault: said(fault) })
    return fault.kind === 'relay' || fault.kind === 'perhaps' ? fault : 'dropped'
  }

  async function giveUp(queued: Queued, fault: MailFault): Promise<Outcome> {
    const { cause, kind } = queued
    log.warn({ kind, code: fault.code }, 'a mail was given up')
    meter?.('failed')
    await outbox.failed(cause, now(), said(fault))
    if (fault.kind === 'never') await refused?.(queued, fault)
    return 'dropped'
  }
}

function said({ code, message }: MailFault): string {
  return `${code} ${message}`.trim().slice(0, 500)
}
