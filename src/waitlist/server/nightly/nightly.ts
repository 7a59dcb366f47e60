import { setImmediate } from 'node:timers/promises'
import type { Database, Queryable } from '#src/db/database.ts'
import { describeMailStanding, type MailStanding, readMailStanding } from '#src/mail/standing.ts'
import { ukDay } from '../../../time/uk-time.ts'
import { MAIL_KINDS } from '../mails.ts'
import { forgetReferrals } from '../referrals/referral-code.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long each thing is kept, in milliseconds. */
const KEPT = {
  /** An entry that a mail asked to confirm, and has not. */
  unconfirmed: 30 * DAY_MS,
  /** When a mail was sent or given up. */
  mails: 90 * DAY_MS,
  /** A day's count of mails. */
  budgets: 7 * DAY_MS,
  /** A complaint, once it is closed. */
  complaints: 365 * DAY_MS,
  /** What a night did. */
  nights: 365 * DAY_MS,
} as const
/** Entries deleted in one transaction. */
const BATCH = 1_000
/** After this time another server takes over from one that has died over it, in milliseconds. */
const TAKEN_OVER_MS = 60 * 60_000

/**
 * What a night did. `purged` is null where mail is off, so that no entry was looked at. `counterWas` differs from
 * `entries` where the counter was wrong, and is right again.
 */
export type Night = {
  day: string
  purged: number | null
  mails: number
  counterWas: number
  entries: number
  complaints: { open: number; due: string | null; overdue: number }
  outbox: MailStanding
}

/** Takes a day's task for this server. False when another has it, or has done it. */
export async function takeNight({ query }: Queryable, now: number): Promise<boolean> {
  const taken = await query(
    `insert into nightly (day, started_at) values ($1, $2) on conflict (day) do update set started_at = $2
      where nightly.done_at is null and nightly.started_at < $3 returning day`,
    [dayOf(now), now, now - TAKEN_OVER_MS],
  )
  return taken.length > 0
}

/**
 * Deletes what has outlived its purpose, sets the counter right, and looks at the complaints that wait. `mail`: whether
 * entries are asked to confirm; without it only a night that was taken ends, as another may have mail and purge. Run
 * again, it finds nothing left to do.
 */
export async function runNight(
  database: Database,
  { mail, now }: { mail: boolean; now: number },
): Promise<Night> {
  const purged = mail ? await purge(database, now) : null
  const mails = await forget(database, now)
  const { counterWas, entries } = await reconcile(database)
  const night = {
    day: dayOf(now),
    purged,
    mails,
    counterWas,
    entries,
    complaints: await waiting(database, now),
    outbox: await readMailStanding(database),
  }
  await database.query(
    mail
      ? `insert into nightly (day, started_at, done_at, did) values ($1, $2, $3, $4)
          on conflict (day) do update set done_at = $3, did = $4`
      : 'update nightly set done_at = $3, did = $4 where day = $1 and started_at = $2',
    [night.day, now, Date.now(), describeNight(night).join('\n')],
  )
  return night
}

/** A night in sentences, one a line. */
export function describeNight({ purged, mails, counterWas, entries, complaints, outbox }: Night): string[] {
  const { open, due, overdue } = complaints
  return [
    purged === null
      ? 'Unconfirmed entries were not looked at: mail is off here'
      : `Unconfirmed entries deleted: ${purged}`,
    `Records of old mails deleted: ${mails}`,
    counterWas === entries
      ? `The counter agrees with the list: ${entries}`
      : `The counter said ${counterWas}, the list has ${entries}: set right`,
    open === 0
      ? 'No complaint waits'
      : `Complaints that wait: ${open}, the first to be acknowledged by ${due}${overdue ? `; ${overdue} OVERDUE` : ''}`,
    describeMailStanding(outbox),
  ]
}

/**
 * Entries that have not confirmed since a mail last asked them. Who waits for one stays, and who never got one: that it
 * was given up says nothing of them. One with an open complaint stays until that is answered.
 */
async function purge(database: Database, now: number): Promise<number> {
  let purged = 0
  for (;;) {
    const batch = await database.exclusively(async session => {
      const rows = await session.query<{ email_key: string; referral_code: string | null }>(
        `delete from waitlist where email_key in (
            select w.email_key from waitlist w
            where w.confirmed_at is null
              and (select max(coalesce(m.sent_at, ${Number.MAX_SAFE_INTEGER})) from mail_outbox m
                where m.email_key = w.email_key and m.kind = $1 and m.queued_at >= w.joined_at
                  and m.failed_at is null) <= $2
              and not exists (select 1 from complaint c where c.email_key = w.email_key and c.closed_at is null)
            order by w.email_key limit $3
          ) and confirmed_at is null returning email_key, referral_code`,
        [MAIL_KINDS.confirm, now - KEPT.unconfirmed, BATCH],
      )
      const keys = rows.map(({ email_key }) => email_key)
      const places = keys.map((_, i) => `$${i + 1}`).join(', ')
      if (keys.length) {
        for (const table of ['mail_outbox', 'perk_code', 'complaint'])
          await session.query(`delete from ${table} where email_key in (${places})`, keys)
        await forgetReferrals(session, rows)
        await session.query(`update counter set n = n - $1 where name = 'waitlist'`, [keys.length])
      }
      return keys.length
    })
    purged += batch
    if (batch < BATCH) return purged
    // On SQLite all of the above is done without a turn of the event loop.
    await setImmediate()
  }
}

/** Gives how many records of mails went. That an entry was asked to confirm is kept as long as it has not. */
async function forget({ query }: Queryable, now: number): Promise<number> {
  const before = (ms: number) => new Date(now - ms).toISOString().slice(0, 10)
  await query(`delete from counter where name like 'mail %' and name < $1`, [`mail ${before(KEPT.budgets)}`])
  await query('delete from nightly where day < $1', [before(KEPT.nights)])
  await query('delete from complaint where closed_at < $1', [now - KEPT.complaints])
  const mails = await query(
    `delete from mail_outbox where coalesce(sent_at, failed_at) < $1 and not exists (
        select 1 from waitlist w where w.email_key = mail_outbox.email_key and w.confirmed_at is null
      ) returning cause`,
    [now - KEPT.mails],
  )
  return mails.length
}

/** The counter is locked first: a join that is under way then adds itself to the right number. */
function reconcile(database: Database): Promise<{ counterWas: number; entries: number }> {
  return database.exclusively(async session => {
    const [counter] = await session.query<{ n: number }>(
      `update counter set n = n where name = 'waitlist' returning n`,
    )
    const [list] = await session.query<{ n: number }>('select count(*) as n from waitlist')
    const [counterWas, entries] = [counter!.n, list!.n]
    if (counterWas !== entries)
      await session.query(`update counter set n = $1 where name = 'waitlist'`, [entries])
    return { counterWas, entries }
  })
}

async function waiting({ query }: Queryable, now: number): Promise<Night['complaints']> {
  const rows = await query<{ due_at: number }>(
    'select due_at from complaint where closed_at is null order by due_at',
  )
  return {
    open: rows.length,
    due: rows[0] ? ukDay(rows[0].due_at) : null,
    overdue: rows.filter(({ due_at }) => due_at < now).length,
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
