import { setImmediate } from 'node:timers/promises'
import { command } from '#src/content/founder-command.ts'
import { periods } from '#src/content/periods.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { budgetName } from '#src/mail/sending/day-budget.ts'
import { describeMailStanding, readMailStanding } from '#src/mail/standing.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { countEntries } from '../member/entries.ts'
import { complaintsDue } from '../member/open-complaints.ts'
import { endAnswered } from '../topics/topic-waits.ts'
import { countDue, purge, remindUnconfirmed, whyHeld } from './purge.ts'

const KEPT = {
  mails: periods.emailRecords.days * DAY_MS,
  budgets: 7 * DAY_MS,
  complaints: periods.closedComplaint.days * DAY_MS,
  /** Erasures are remembered for longer than any backup is kept, as an old backup may be restored. */
  erasures: (periods.backups.days + 1) * DAY_MS,
  nights: 365 * DAY_MS,
} as const
/** If a server dies during the nightly task, another takes over after this time, in milliseconds. */
const TAKEN_OVER_MS = HOUR_MS

type Tonight = { mail: boolean; now: number; anyway?: boolean }

/** Takes the day's nightly task for this server. Returns false if another server has taken or done it. */
export async function takeNight({ query }: Queryable, now: number): Promise<boolean> {
  const taken = await query(
    `insert into nightly (day, started_at) values ($1, $2) on conflict (day) do update set started_at = $2
      where nightly.done_at is null and nightly.started_at < $3 returning day`,
    [utcDay(now), now, now - TAKEN_OVER_MS],
  )
  return taken.length > 0
}

/**
 * Deletes what is no longer needed, corrects the counter, and checks the waiting complaints. `mail`: whether
 * entries are asked to confirm. Without mail, the run is recorded only if this server took the nightly task, as
 * another server may have mail and do the purge. A second run finds nothing left to do. If there is implausibly
 * much to delete, or the clock may be wrong, it reports that and deletes neither entries nor old records, unless
 * `anyway` is set.
 */
export async function runNight(database: Database, tonight: Tonight): Promise<Night> {
  const night = await spendNight(database, tonight)
  await database.query(
    tonight.mail
      ? `insert into nightly (day, started_at, done_at, did, purged) values ($1, $2, $3, $4, $5)
          on conflict (day) do update set done_at = $3, did = $4, purged = coalesce(nightly.purged, 0) + $5`
      : 'update nightly set done_at = $3, did = $4, purged = $5 where day = $1 and started_at = $2',
    [night.day, tonight.now, Date.now(), describeNight(night).join('\n'), night.purged],
  )
  return night
}

type Night = Awaited<ReturnType<typeof spendNight>>

async function spendNight(database: Database, { mail, now, anyway = false }: Tonight) {
  const due = mail ? await countDue(database, now) : 0
  const doubt = await whyHeld(database, due, now)
  const held = (due > 0 && !anyway && doubt) || null
  // If the clock is wrong, people's only reminder would come too early.
  if (mail && !doubt) await remindUnconfirmed(database, now)
  // On SQLite each of these reads a whole table on the server's own thread, so visitors get a turn in between.
  await setImmediate()
  const purged = mail ? (due && !held ? await purge(database, now) : 0) : null
  await setImmediate()
  // Ends requests for an answer that a server left over by dying just after it sent the email.
  await endAnswered(database)
  await setImmediate()
  // A wrong clock makes records look old even if no entry is due.
  const mails = doubt && !anyway ? 0 : await forget(database, now)
  await setImmediate()
  const { counterWas, entries } = await reconcile(database)
  await setImmediate()
  const waiting = await complaintsDue(database)
  return {
    day: utcDay(now),
    /** Null if mail is off, as then no entry was checked. */
    purged,
    /** Why no entry was deleted although some were due. */
    held,
    mails,
    /** What the counter said before it was corrected to `entries`. */
    counterWas,
    entries,
    complaints: {
      open: waiting.length,
      due: waiting[0] === undefined ? null : ukDay(waiting[0]),
      overdue: waiting.filter(at => at < now).length,
    },
    outbox: await readMailStanding(database),
  }
}

/** Describes what the nightly task did, with one sentence per line. */
export function describeNight({ purged, held, mails, counterWas, entries, ...night }: Night): string[] {
  const { open, due, overdue } = night.complaints
  const deleted = held
    ? `NO unconfirmed entry was deleted: ${held}. If that is right, ${command('nightly --purge')} deletes them`
    : `Unconfirmed entries deleted: ${purged}`
  return [
    purged === null ? 'Unconfirmed entries were not checked: email is off here' : deleted,
    `Records of old emails deleted: ${mails}`,
    counterWas === entries
      ? `The counter agrees with the list: ${entries}`
      : `The counter said ${counterWas}, but the list has ${entries}: corrected`,
    open === 0
      ? 'No complaints are waiting'
      : `Complaints waiting: ${open}, the first to be acknowledged by ${due}${overdue ? `; ${overdue} overdue` : ''}`,
    describeMailStanding(night.outbox),
  ]
}

/**
 * Deletes old records, and returns how many were records of emails. Those of emails to an unconfirmed entry stay,
 * as they show when it was asked to confirm.
 */
async function forget({ query }: Queryable, now: number): Promise<number> {
  await query(`delete from counter where name like 'mail %' and name < $1`, [budgetName(now - KEPT.budgets)])
  await query('delete from nightly where day < $1', [utcDay(now - KEPT.nights)])
  await query('delete from complaint where closed_at < $1', [now - KEPT.complaints])
  await query('delete from erasure where erased_at < $1', [now - KEPT.erasures])
  await query('delete from mail_report where reported_at < $1', [now - KEPT.mails])
  const mails = await query(
    `delete from mail_outbox where coalesce(sent_at, failed_at) < $1 and not exists (
        select 1 from waitlist w where w.email_key = mail_outbox.email_key and w.confirmed_at is null
      ) returning cause`,
    [now - KEPT.mails],
  )
  return mails.length
}

/** Locks the counter first: a join under way then adds itself to the corrected number. */
function reconcile(database: Database): Promise<{ counterWas: number; entries: number }> {
  return database.exclusively(async session => {
    const [counter] = await session.query<{ n: number }>(
      `update counter set n = n where name = 'waitlist' returning n`,
    )
    const [counterWas, entries] = [counter!.n, await countEntries(session)]
    if (counterWas !== entries)
      await session.query(`update counter set n = $1 where name = 'waitlist'`, [entries])
    return { counterWas, entries }
  })
}
