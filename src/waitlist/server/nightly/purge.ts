import { setImmediate } from 'node:timers/promises'
import { periods } from '#src/content/periods.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { countRows } from '#src/db/rows.ts'
import { enqueue, REFUSED_ADDRESS_SQL } from '#src/mail/outbox.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { CONFIRM_KINDS_SQL, entryCause, MAIL_KINDS } from '../mails/mail-kinds.ts'
import { inRanges } from '../member/entries.ts'
import { noteErasures } from '../member/erasures.ts'
import { deleteEntries } from '../member/gone-entries.ts'
import type { Member } from '../member/personal-data.ts'

const BATCH = 1_000
/** The nightly task may always delete this many entries, or as many as it deleted in the `ms` milliseconds before. */
const PLAUSIBLE = { entries: 100, ms: 31 * DAY_MS } as const
/**
 * The nightly task must have run on at least `nights` of the `days` days before today: otherwise the clock may have
 * jumped.
 */
const STEADY = { days: 3, nights: 2 } as const

/** Later than any time: an email that asks to confirm is still waiting. */
const NEVER = Number.MAX_SAFE_INTEGER

/**
 * Entries that did not confirm in time after an email asked them to. While such an email is still waiting, the
 * entry is not due; one that failed counts only if the address was refused for good. An entry with an open
 * complaint stays until the complaint is closed. $1: the latest time of asking.
 */
const DUE_SQL = `${lapsingSql('w')} and ${askedSql('w')} <= $1`

/** SQL for whether an entry can lapse: it is not confirmed, and its owner has no open complaint. */
function lapsingSql(entry: string): string {
  return `${entry}.confirmed_at is null and ${uncontestedSql(entry)}`
}

function uncontestedSql(entry: string): string {
  return `not exists (select 1 from complaint c where c.email_key = ${entry}.email_key and c.closed_at is null)`
}

/**
 * SQL for when an entry was last asked to confirm: null if never, the end of time if such an email is still waiting.
 */
function askedSql(entry: string): string {
  return `(select max(case
      when m.sent_at is not null then m.sent_at
      when m.failed_at is null then ${NEVER}
      when ${REFUSED_ADDRESS_SQL} then m.failed_at
    end) from mail_outbox m
    where m.email_key = ${entry}.email_key and m.kind in ${CONFIRM_KINDS_SQL} and m.queued_at >= ${entry}.joined_at)`
}

const KEPT_MS = periods.unconfirmed.days * DAY_MS
const REMINDED_MS = periods.beforeUnconfirmed.days * DAY_MS
const askedBy = (now: number) => now - KEPT_MS

/** Deletes the unconfirmed entries that are due. Returns how many. */
export const purge = (database: Database, now: number): Promise<number> =>
  lapse(database, { due: DUE_SQL, still: 'confirmed_at is null', by: askedBy(now) }, now)

/** Deletes all entries that had joined by `joinedBy`, except those with an open complaint. Returns how many. */
export const endEntries = (database: Database, joinedBy: number, now: number): Promise<number> =>
  lapse(database, { due: `w.joined_at <= $1 and ${uncontestedSql('w')}`, still: 'true', by: joinedBy }, now)

/**
 * Rejects if the database fails; earlier batches stay deleted. `still`: what must still be true when a
 * row is deleted.
 */
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
      await noteErasures(session, rows, 'lapsed', now)
      if (rows.length)
        await session.query(`update counter set n = n - $1 where name = 'waitlist'`, [rows.length])
      return rows.length
    })
    purged += batch
    if (batch < BATCH) return purged
    // On SQLite nothing above gives the event loop a turn.
    await setImmediate()
  }
}

export const countDue = (database: Queryable, now: number) =>
  countRows(database, `waitlist w where ${DUE_SQL}`, [askedBy(now)])

/**
 * Returns, in words, why a person must agree before this many entries are deleted. If none are due, only a doubtful
 * clock is a reason.
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

/**
 * Reminds people who have not confirmed. Each entry gets only one reminder: its cause stays in the outbox until the
 * entry is confirmed or deleted.
 */
export const remindUnconfirmed = (database: Database, now: number): Promise<void> =>
  inRanges(database, (session, range) =>
    enqueue(
      session,
      { kind: MAIL_KINDS.unconfirmed, cause: entryCause(MAIL_KINDS.unconfirmed) },
      `waitlist where ${range.where(4)} and unsubscribed_at is null and undeliverable_at is null
          and ${lapsingSql('waitlist')} and ${askedSql('waitlist')} between $2 and $3`,
      [now, askedBy(now), askedBy(now) + REMINDED_MS, ...range.values],
    ),
  )

/**
 * Returns when an entry will be due to be deleted, in epoch milliseconds; undefined if it cannot lapse, was never
 * asked to confirm, or is about to be asked again.
 */
export async function lapsesAt(
  { query }: Queryable,
  { email_key }: Pick<Member, 'email_key'>,
): Promise<number | undefined> {
  const [row] = await query<{ asked: number | null }>(
    `select ${askedSql('waitlist')} as asked from waitlist where email_key = $1 and ${lapsingSql('waitlist')}`,
    [email_key],
  )
  return row?.asked && row.asked < NEVER ? row.asked + KEPT_MS : undefined
}
