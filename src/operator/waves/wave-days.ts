import type { Queryable } from '#src/db/database.ts'
import { letterShare } from '#src/letters/sending/letter-share.ts'
import { budgetName } from '#src/mail/outbox.ts'
import { count } from '../command.ts'

/**
 * Says in words that today's emails are too few for a wave of so many. Undefined where they are enough.
 * `perDay` is the MAIL_PER_DAY that the server has.
 */
export async function waveInDays(
  { query }: Queryable,
  people: number,
  perDay: number,
  now: number = Date.now(),
): Promise<string | undefined> {
  const [used] = await query<{ n: number }>('select n from counter where name = $1', [budgetName(now)])
  const [waiting] = await query<{ n: number }>(
    'select count(*) as n from mail_outbox where sent_at is null and failed_at is null',
  )
  const share = letterShare(perDay)
  const left = Math.max(0, share - (used?.n ?? 0) - waiting!.n)
  if (people <= left) return undefined
  const days = count(Math.ceil((people - left) / share), 'more day')
  return `MAIL_PER_DAY (${number(perDay)}) leaves ${number(left)} invitations today, as confirmations keep a share: of ${count(people, 'person', 'people')} the last is emailed in ${days}`
}

const number = (n: number) => n.toLocaleString('en-GB')
