import type { Queryable } from '#src/db/database.ts'
import { NOT_WANTED } from './outbox.ts'

/** How the mails stand: how many wait, how many were given up, and why the latest of these. No address is in it. */
export type MailStanding = { waiting: number; givenUp: number; lastReason: string | null }

/** What looks like an address in what a mail server said, also inside another address. */
const ADDRESS = /[^\s<>"',;:()]+(?:@|%40)[^\s<>"',;:()]+/gi

/** What a mail server said, in one line that names nobody. */
export const withoutAddresses = (said: string): string => said.replace(ADDRESS, '…').replace(/\s+/g, ' ')

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

/** One line on how the mails stand, for an operator. */
export function describeMailStanding({ waiting, givenUp, lastReason }: MailStanding): string {
  const reason = lastReason === null ? '' : `, the latest for: ${lastReason}`
  return `Emails waiting: ${waiting}; given up: ${givenUp}${reason}`
}
