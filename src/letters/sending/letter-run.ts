import type { Database } from '#src/db/database.ts'
import type { MailMeter, Refused } from '#src/mail/delivery.ts'
import { faultOf, MailFault } from '#src/mail/mail-fault.ts'
import type { Mail } from '#src/mail/message.ts'
import type { Outbox } from '#src/mail/outbox.ts'
import { retryAt } from '#src/mail/retry.ts'
import type { Transport } from '#src/mail/transport.ts'
import { whoseFault } from '../bounces/whose-fault.ts'
import type { Recipient } from '../mails/letter-writer.ts'
import { causeOf } from './cause.ts'
import { createLedger, LEASE_MS, type Unit } from './ledger.ts'
import type { StoredLetter } from './letter-store.ts'
import { createRecipients } from './recipients.ts'

/** Connections that one server sends a letter by. */
export const LANES = 8
/** Recipients leased at a time, or fewer where the day's budget has no more. */
const LEASED = [250, 25, 1] as const

export type RunParts = {
  database: Pick<Database, 'query'>
  outbox: Pick<Outbox, 'reserve' | 'giveBack'>
  transport: Transport
  /** Mails of letters in a day (UTC), over all servers on one database. */
  perDay: number
  /** Told of a refusal by the mail server: whose fault it is. */
  refused?: Refused | undefined
  meter?: MailMeter | undefined
  now: () => number
  random: () => number
}

/** Why a run ended: nothing is due, the day's budget is spent, the mail server failed, or it was told to. */
export type RunEnd = { why: 'idle' | 'spent' | 'ended' } | { why: 'relay'; fault: MailFault }

/**
 * Sends a letter to those that are due, until none is, or something speaks against it. `part` as `lease` has it;
 * `isOver` is asked before each. Rejects with the database; then what was leased is free after its lease.
 */
export async function runLetter(
  parts: RunParts,
  letter: StoredLetter,
  write: (to: Recipient) => Promise<Mail>,
  { part, isOver }: { part: number; isOver: () => boolean },
): Promise<RunEnd & { sent: number; perhaps: number }> {
  const { database, outbox, transport, perDay, refused, meter, now, random } = parts
  const recipients = createRecipients(database, letter.name)
  const ledger = createLedger(database, letter, LANES, now)
  const [ready, counts]: [Unit[], { sent: number; perhaps: number }] = [[], { sent: 0, perhaps: 0 }]
  let end: RunEnd | undefined
  let filling: Promise<void> | undefined
  /** Of the day's budget, what was reserved with a lease and not spent: by when that lease ends. */
  const unused = new Map<number, number>()

  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => lane().catch(halt)))
  if (ready[0]) await letGo(ready[0].until)
  for (const [until, n] of unused) await outbox.giveBack(until - LEASE_MS, n)
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  return { ...(end ?? { why: 'ended' }), ...counts }

  async function lane() {
    let sent: string | undefined
    for (;;) {
      const unit = await take()
      if (!unit && sent === undefined) return
      const begun = ledger.note(sent, unit)
      sent = undefined
      if (unit) sent = await send(unit, begun)
      else await begun
    }
  }

  /** What one connection cannot write down, the others cannot either. */
  function halt(error: unknown): never {
    end ??= { why: 'ended' }
    throw error
  }

  async function take(): Promise<Unit | undefined> {
    if (!end && isOver()) end = { why: 'ended' }
    while (!end && !ready.length) {
      filling ??= fill().finally(() => {
        filling = undefined
      })
      await filling
    }
    return end ? undefined : ready.pop()
  }

  function unspent(until: number, n = 1) {
    unused.set(until, (unused.get(until) ?? 0) + n)
  }

  /** What another server has from here by now is that one’s to give back. */
  async function letGo(until: number) {
    unspent(until, await recipients.release(until, now()))
  }

  async function fill() {
    const at = now()
    for (const n of LEASED) {
      if (!(await outbox.reserve(at, perDay, n))) continue
      const { leased, ended } = await recipients.lease(n, part, at).catch(async error => {
        // They may be in hand all the same.
        await recipients.release(at + LEASE_MS, now())
        unspent(at + LEASE_MS, n)
        throw error
      })
      if (leased.length < n) await outbox.giveBack(at, n - leased.length)
      for (const until of ended) unspent(until)
      ready.push(...leased)
      if (!ready.length) end ??= { why: 'idle' }
      return
    }
    const ended = await recipients.leftBehind(at)
    for (const until of ended) unspent(until)
    end ??= { why: ended.length ? 'ended' : 'spent' }
  }

  /** One that was not to begin: it is not wanted any more, or the letter was stopped, perhaps to go again by now. */
  async function passOver(unit: Unit) {
    if (await recipients.unwanted(unit, letter.decided_at, now())) return unspent(unit.until)
    end ??= { why: 'ended' }
    await letGo(unit.until)
  }

  /**
   * Resolves to the recipient where the mail server took it. Sender and recipient are told to the mail server while it
   * is written down that it begins; the mail itself goes after that.
   */
  async function send(unit: Unit, begun: Promise<boolean>): Promise<string | undefined> {
    begun.catch(() => {}) // Waited for below.
    const answer = await write(unit)
      .then(mail => transport.send(mail, causeOf(letter.name, unit.email_key), begun))
      .catch(faultOf)
    if (!(await begun)) await passOver(unit)
    else if (answer instanceof MailFault) await settle(unit, answer)
    else {
      counts.sent += 1
      meter?.('sent')
      return unit.email_key
    }
    return undefined
  }

  async function settle(unit: Unit, fault: MailFault) {
    const { kind, code, message } = fault
    const said = `${code} ${message}`.trim().slice(0, 500)
    const perhaps = kind === 'perhaps'
    if (perhaps) counts.perhaps += 1
    else unspent(unit.until)
    if (kind === 'relay' || perhaps) end ??= { why: 'relay', fault }
    const dueAt = retryAt(kind, unit, now(), random)
    meter?.(dueAt === undefined ? 'failed' : 'postponed')
    const ours = !perhaps && whoseFault('', said) === 'passing'
    if (dueAt === undefined) await recipients.failed(unit, now(), { perhaps, ours, fault: said })
    else await recipients.postpone(unit, dueAt, { perhaps, tried: kind !== 'relay', fault: said })
    if (kind === 'never')
      await refused?.({ cause: causeOf(letter.name, unit.email_key), email_key: unit.email_key }, fault)
  }
}
