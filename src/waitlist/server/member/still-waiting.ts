import { periods } from '#src/content/periods.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { MAIL_KINDS } from '../mails/mail-kinds.ts'
import { inRanges, WRITABLE } from './entries.ts'
import type { Member } from './personal-data.ts'

const KIND = MAIL_KINDS['yet-waiting']
const HEARD_MS = periods.heardFrom.days * DAY_MS

/** SQL for whether somebody has confirmed, or kept their place, since `time`. */
const heardAfter = (time: string) => `(confirmed_at > ${time} or exists (
  select 1 from still_waiting s where s.email_key = waitlist.email_key and s.kept_at > ${time}))`

/**
 * Asks people whether they are still waiting: a year after they were last heard from, and once if the launch date
 * slipped. `slipped`: when it did. Anyone who has not answered is not asked again after another year. The time of
 * asking is stored apart from the outbox, which forgets it sooner.
 */
export async function askStillWaiting(database: Database, now: number, slipped?: number): Promise<void> {
  const asked = (condition: string) =>
    `exists (select 1 from still_waiting s where s.email_key = waitlist.email_key and ${condition})`
  const due = `((confirmed_at <= $3 and not ${asked('s.asked_at > $3')}) or
    (not ${heardAfter('$2')} and not ${asked('s.asked_at > coalesce(s.kept_at, 0)')}))`
  await inRanges(database, async (session, range) => {
    await session.query(
      `insert into still_waiting (email_key, asked_at) select email_key, cast($1 as bigint) from waitlist
          where ${range.where(4)} and ${WRITABLE} and ${due}
          on conflict (email_key) do update set asked_at = excluded.asked_at`,
      [now, now - HEARD_MS, slipped ?? 0, ...range.values],
    )
    await enqueue(
      session,
      { kind: KIND, cause: `'${KIND}:' || email_key || ':' || asked_at` },
      `still_waiting where ${range.where(2)} and asked_at = $1`,
      [now, ...range.values],
    )
  })
}

/** Returns whether somebody was asked and has not answered yet. */
export async function isAsked({ query }: Queryable, { email_key }: Member): Promise<boolean> {
  const rows = await query(
    'select 1 from still_waiting where email_key = $1 and asked_at > coalesce(kept_at, 0)',
    [email_key],
  )
  return rows.length > 0
}

/** Keeps somebody's place, if their entry still exists. */
export async function keepPlace({ query }: Queryable, { email_key }: Member, now: number): Promise<void> {
  await query(
    `insert into still_waiting (email_key, kept_at) select email_key, cast($2 as bigint) from waitlist where email_key = $1
      on conflict (email_key) do update set kept_at = excluded.kept_at`,
    [email_key, now],
  )
}

/**
 * Reads how many people confirmed or kept their place in the last year, and how many ever joined, including those
 * who left.
 */
export async function readDemand({ query }: Queryable, now: number) {
  const [row] = await query<{ living: number; ever: number }>(
    `select (select count(*) from waitlist where ${heardAfter('$1')}) as living, (select count(*) from waitlist)
      + (select coalesce(sum(n), 0) from waitlist_gone where step = 'joined') as ever`,
    [now - HEARD_MS],
  )
  return { living: row!.living, ever: Number(row!.ever) }
}
