import { setImmediate } from 'node:timers/promises'
import type { Queryable } from '#src/db/database.ts'
import { readInSlices, type Sliced } from '#src/db/in-slices.ts'
import { places } from '#src/db/rows.ts'
import { HELD_BACK, NOT_WANTED } from './outbox.ts'

/** How many emails are waiting, how many we gave up on, and why the latest failed. Contains no address. */
export type MailStanding = { waiting: number; givenUp: number; lastReason: string | null }

/** Anything in a mail server's reply that looks like an address, even inside a URL. */
const ADDRESS = /[^\s<>"',;:()]+(?:@|%40)[^\s<>"',;:()]+/gi

/** Returns a mail server's reply in one line, without addresses or characters that control a terminal. */
export const withoutAddresses = (said: string): string =>
  said.replace(ADDRESS, '…').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')

/** Reads the standing of the outbox. `givenUp` leaves out emails that were no longer wanted. */
export async function readMailStanding({ query }: Queryable): Promise<MailStanding> {
  const [counts] = await query<{ waiting: number; given_up: number }>(
    `select count(case when sent_at is null and failed_at is null then 1 end) as waiting,
      count(case when fault <> $1 then failed_at end) as given_up from mail_outbox`,
    [NOT_WANTED],
  )
  // On SQLite each query reads the whole outbox on the caller's thread, so other work gets a turn in between.
  await setImmediate()
  const [last] = await query<{ fault: string }>(
    `select fault from mail_outbox where failed_at is not null and fault <> $1 order by failed_at desc limit 1`,
    [NOT_WANTED],
  )
  return {
    waiting: counts!.waiting,
    givenUp: counts!.given_up,
    lastReason: last ? withoutAddresses(last.fault) : null,
  }
}

/** If nothing was sent for this long while emails were waiting, the mail server is at fault; in milliseconds. */
const STUCK_MS = 30 * 60_000

/**
 * Counts emails that are waiting because the mail server cannot be used, not because of a single
 * mailbox, the daily budget or the night pause. `now`: epoch milliseconds.
 */
export async function stuckMails(database: Sliced, now: number): Promise<number> {
  const heldBack = Object.values(HELD_BACK)
  const slices = await readInSlices<{ waiting: number; gone: number }>(database, {
    columns: `count(case when sent_at is null and failed_at is null and attempts = 0 and fault is not null
        and fault not in (${places(heldBack.length, 2)}) and queued_at <= $1 then 1 end) as waiting,
      count(case when sent_at > $1 then 1 end) as gone`,
    table: 'mail_outbox',
    where: '1 = 1',
    values: [now - STUCK_MS, ...heldBack],
  })
  return slices.some(({ gone }) => gone) ? 0 : slices.reduce((sum, { waiting }) => sum + waiting, 0)
}

/** Describes the standing in one line for an operator. */
export function describeMailStanding({ waiting, givenUp, lastReason }: MailStanding): string {
  const reason = lastReason === null ? '' : `, reason for the latest: ${lastReason}`
  return `Emails waiting: ${waiting}; given up: ${givenUp}${reason}`
}
