import { count, number } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import type { MailEnvironment } from '#src/founder/mail-environment.ts'
import { budgetName, manyShare } from '#src/mail/sending/day-budget.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ASK_KIND } from '#src/waitlist/server/mails/mail-kinds.ts'

/**
 * `but`: the name of the letter that these emails belong to, so that it does not count as ahead of them;
 * `at`: when they start, if not now; `asking`: they ask people who joined while mail was off to confirm.
 */
type Emails = { people: number; perDay: number; but?: string; at?: number; asking?: boolean }

/**
 * Reads how much of a day's budget is left for letters and waves, and how long these emails take. `more`:
 * days after the first.
 */
async function readBudget(
  { query }: Queryable,
  { people, perDay, but = '', at = 0, asking = false }: Emails,
  now: number,
) {
  const [today, first] = [dayOf(now), dayOf(Math.max(at, now))]
  const [row] = await query<{ used: number; queued: number }>(
    // Confirmations for people who joined while mail was off come last.
    `select coalesce((select n from counter where name = $1), 0) as used,
      (select count(*) from mail_outbox where sent_at is null and failed_at is null and kind <> $2) as queued`,
    [budgetName(now), asking ? '' : ASK_KIND],
  )
  const letters = await query<{ starts_at: number; n: number }>(
    `select l.starts_at, count(*) as n from letter_recipient r join letter l on l.name = r.letter
      where l.state = 'going' and l.name <> $1 and l.starts_at < $2 and r.sent_at is null and r.failed_at is null
      group by l.name, l.starts_at order by l.starts_at`,
    [but, (first + 1) * DAY_MS],
  )
  const share = manyShare(perDay)
  const used = Number(row!.used)
  let [day, free, ahead] = [today, Math.max(0, share - used), Number(row!.queued)]
  for (const { starts_at, n } of [...letters, { starts_at: at, n: 0 }]) {
    const next = Math.max(day, dayOf(starts_at))
    if (next > day) {
      // By then the previous days' shares have been used.
      ahead = Math.max(0, ahead - free - share * (next - day - 1))
      ;[day, free] = [next, share]
    }
    ahead += Number(n)
  }
  const more = Math.ceil(Math.max(0, ahead + people - free) / share)
  return { share, used: first > today ? 0 : used, ahead, left: Math.max(0, free - ahead), more }
}

const dayOf = (at: number) => Math.floor(at / DAY_MS)

/** Says how many days it takes to send these emails. Rejects if the database fails. */
export async function daysInWords(database: Queryable, emails: Emails, now = Date.now()): Promise<string> {
  const { share, used, ahead, more } = await readBudget(database, emails, now)
  const before = [
    ...(used ? [`${number(used)} ${used === 1 ? 'was' : 'were'} sent today`] : []),
    ...(ahead ? [`${number(ahead)} ${ahead === 1 ? 'is' : 'are'} ahead`] : []),
  ]
  return `Your server may send ${number(emails.perDay)} emails a day, and letters ${number(share)} of them: ${
    before.length ? `as ${before.join(' and ')}, ` : ''
  }it takes ${count(more + 1, 'day')}`
}

/** Says that today's budget is too small for everything queued; undefined if it is enough. */
export async function delayInWords(
  database: Queryable,
  emails: Emails,
  now = Date.now(),
): Promise<string | undefined> {
  const { left, more } = await readBudget(database, emails, now)
  if (!more) return undefined
  return `Your server may send ${number(emails.perDay)} emails a day, which leaves ${number(left)} of these today, as confirmations keep a share: the last of ${count(emails.people, 'person', 'people')} is emailed in ${count(more, 'more day')}`
}

/** Says that today's budget will not reach this many people; null if it will, or mail is off. */
export async function delayOf(database: Queryable, { mail }: Pick<MailEnvironment, 'mail'>, people: number) {
  return (mail && (await delayInWords(database, { people, perDay: mail.perDay }))) ?? null
}
