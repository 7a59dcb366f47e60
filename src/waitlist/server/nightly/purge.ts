import { setImmediate } from 'node:timers/promises'
import { periods } from '#src/content/periods.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { REFUSED_ADDRESS_SQL } from '#src/mail/outbox.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { CONFIRM_KINDS_SQL } from '../mails/mail-kinds.ts'
import { noteErasures } from '../member/erasures.ts'
import { deleteEntries } from '../member/gone-entries.ts'
import { removeTraces } from '../member/remove-traces.ts'

/** Entries deleted in one transaction. */
const BATCH = 1_000
/** A night may always delete this many entries, or as many as all nights in this time before it deleted together. */
const PLAUSIBLE = { entries: 100, ms: 31 * DAY_MS } as const
/** At least this many nights must have run in this many days before tonight: otherwise the clock may have leapt. */
const STEADY = { days: 3, nights: 2 } as const

/**
 * Entries that did not confirm in time after an email asked them to. An email that is still waiting, or failed for a reason
 * other than the address, does not count as asking; one that was refused for good does. An entry with an open complaint
 * stays until that is answered. $1 is the latest time of asking.
 */
const DUE_SQL = `${lapsingSql('w')} and ${askedSql('w')} <= $1`

/** SQL for whether an entry can lapse: it is not confirmed, and no complaint of its owner is open. */
export function lapsingSql(entry: string): string {
  return `${entry}.confirmed_at is null and ${uncontestedSql(entry)}`
}

function uncontestedSql(entry: string): string {
  return `not exists (select 1 from complaint c where c.email_key = ${entry}.email_key and c.closed_at is null)`
}

/** SQL for when an entry was last asked to confirm: null if it never was, the end of time if such an email is waiting. */
export function askedSql(entry: string): string {
  return `(select max(case
      when m.sent_at is not null then m.sent_at
      when m.failed_at is null then ${Number.MAX_SAFE_INTEGER}
      when ${REFUSED_ADDRESS_SQL} then m.failed_at
    end) from mail_outbox m
    where m.email_key = ${entry}.email_key and m.kind in ${CONFIRM_KINDS_SQL} and m.queued_at >= ${entry}.joined_at)`
}

const askedBy = (now: number) => now - periods.unconfirmed.days * DAY_MS

/** Deletes the unconfirmed entries that are due. Returns how many. */
export const purge = (database: Database, now: number): Promise<number> =>
  lapse(database, { due: DUE_SQL, still: 'confirmed_at is null', by: askedBy(now) }, now)

/** Deletes all entries that joined by a time, except those with an open complaint. Returns how many. */
export const endEntries = (database: Database, joinedBy: number, now: number): Promise<number> =>
  lapse(database, { due: `w.joined_at <= $1 and ${uncontestedSql('w')}`, still: 'true', by: joinedBy }, now)

/** Rejects if the database fails; earlier batches stay deleted. `still`: what must hold when a row is deleted. */
async function lapse(
  database: Database,
  { due, still, by }: { due: string; still: string; by: number },
  now: number,
): Promise<number> {
  let purged = 0
  for (;;) {
    const batch = await database.exclusively(async session => {
      const rows = await deleteEntries(session, {
        where: `${still} and email_key in (
          select w.email_key from waitlist w where ${due} order by w.email_key limit $2)`,
        values: [by, BATCH],
      })
      await removeTraces(session, rows)
      await noteErasures(session, rows, 'lapsed', now)
      if (rows.length)
        await session.query(`update counter set n = n - $1 where name = 'waitlist'`, [rows.length])
      return rows.length
    })
    purged += batch
    if (batch < BATCH) return purged
    // On SQLite everything above runs without a turn of the event loop.
    await setImmediate()
  }
}

/** Counts the entries that are due. */
export async function countDue({ query }: Queryable, now: number): Promise<number> {
  const [row] = await query<{ n: number }>(`select count(*) as n from waitlist w where ${DUE_SQL}`, [
    askedBy(now),
  ])
  return row!.n
}

/**
 * Returns in words why this night should not delete so many unless a person agrees; undefined on a usual night. If none
 * are due, the only reason is a clock that may be wrong.
 */
export async function whyHeld({ query }: Queryable, due: number, now: number): Promise<string | undefined> {
  const nights = await query<{ day: string; purged: number | null }>(
    'select day, purged from nightly where day >= $1 and day < $2',
    [utcDay(now - PLAUSIBLE.ms), utcDay(now)],
  )
  const known = nights.filter(({ day }) => day >= utcDay(now - STEADY.days * DAY_MS)).length
  if (known < STEADY.nights)
    return `${due} are due, but the clock may be wrong: of the ${STEADY.days} days before, ${known} had a nightly run`
  const most = Math.max(
    PLAUSIBLE.entries,
    nights.reduce((sum, { purged }) => sum + (purged ?? 0), 0),
  )
  return due > most ? `${due} are due, more than the ${most} that the previous month makes likely` : undefined
}
