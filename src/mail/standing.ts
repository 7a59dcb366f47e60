import type { Queryable } from '#src/db/database.ts'
import { NOT_WANTED } from './outbox.ts'

/** How the mails stand: how many wait, how many were given up, and why the latest of these. No address is in it. */
export type MailStanding = { waiting: number; givenUp: number; lastReason: string | null }

/** What looks like an address in what a mail server said, also inside another address. */
const ADDRESS = /[^\s<>"',;:()]+(?:@|%40)[^\s<>"',;:()]+/gi

/** What a mail server said, in one line that names nobody, and that moves and hides nothing on a terminal. */
export const withoutAddresses = (said: string): string =>
  said.replace(ADDRESS, '…').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')

/** Reads how the mails stand. Those that nobody wants any more were not given up. */
export async function readMailStanding({ query }: Queryable): Promise<MailStanding> {
  const [counts] = await query<{ waiting: number; given_up: number }>(
    `select count(case when sent_at is null and failed_at is null then 1 end) as waiting,
      count(case when fault <> $1 then failed_at end) as given_up from mail_outbox`,
    [NOT_WANTED],
  )
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

/** Nothing has gone for so long, and what waits has waited for as long: then the mail server is at fault, in milliseconds. */
const STUCK_MS = 30 * 60_000

/**
 * How many mails wait at a time, in epoch milliseconds, because the mail server cannot be used: it was asked in vain, and
 * that counts as no attempt of theirs. What one receiver puts off, or the day's share, is not among them.
 */
export async function stuckMails({ query }: Queryable, now: number): Promise<number> {
  const [row] = await query<{ n: number }>(
    `select count(*) as n from mail_outbox where sent_at is null and failed_at is null and attempts = 0
      and fault is not null and fault not like 'enough for%' and queued_at <= $1
      and not exists (select 1 from mail_outbox gone where gone.sent_at > $1)`,
    [now - STUCK_MS],
  )
  return row!.n
}

/** One line on how the mails stand, for an operator. */
export function describeMailStanding({ waiting, givenUp, lastReason }: MailStanding): string {
  const reason = lastReason === null ? '' : `, the latest for: ${lastReason}`
  return `Emails waiting: ${waiting}; given up: ${givenUp}${reason}`
}
