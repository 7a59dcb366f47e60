import { randomUUID } from 'node:crypto'
import { command } from '#src/content/founder-command.ts'
import { periods } from '#src/content/periods.ts'
import type { Queryable } from '#src/db/database.ts'
import { countRows, insertRows } from '#src/db/rows.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay, ukMidnight } from '#src/time/uk-time.ts'
import type { Member, TraceRow } from './personal-data.ts'

/** The law's limit for acknowledging a complaint, in milliseconds from its receipt. */
const COMPLAINT_MS = periods.complaintAnswer.days * DAY_MS
const UNACKNOWLEDGED = 'closed_at is null and acknowledged_at is null'

/** How a complaint may arrive, other than by the form on a person's own page. */
export const CHANNELS = ['email', 'phone', 'post', 'social media', 'in person'] as const

/**
 * Stores a complaint, with the time by which it must be acknowledged: the end of the last whole day within the law's
 * limit.
 */
export async function recordComplaint(
  { query }: Queryable,
  complaint: { email_key: string; words: string; channel: string },
  receivedAt: number,
): Promise<TraceRow<'complaint'>> {
  // People are shown a day, so the limit must not pass before that day ends.
  const due_at = ukMidnight(ukDay(receivedAt + COMPLAINT_MS))! - 1
  const open = { acknowledged_at: null, closed_at: null, outcome: null }
  const row = { id: randomUUID(), ...complaint, received_at: receivedAt, due_at, ...open }
  await insertRows({ query }, 'complaint', [row])
  return row
}

/**
 * Returns the waiting complaints, most urgent first; days are UK days. `email` may be empty; `late`: it should have
 * been acknowledged by now.
 */
export async function waitingComplaints({ query }: Queryable, now: number) {
  const rows = await query<TraceRow<'complaint'> & { email: Member['email'] | null }>(
    `select complaint.*, email from complaint
      left join waitlist on waitlist.email_key = complaint.email_key where closed_at is null
      order by case when acknowledged_at is null then 0 else 1 end, due_at, id`,
  )
  return rows.map(({ id, email, email_key, words, channel, received_at, due_at, acknowledged_at: at }) => ({
    id,
    email: email ?? email_key,
    onList: email !== null,
    channel,
    received: ukDay(received_at),
    due: ukDay(due_at),
    acknowledged: at === null ? null : ukDay(at),
    words,
    late: at === null && due_at < now,
  }))
}

export type WaitingComplaint = Awaited<ReturnType<typeof waitingComplaints>>[number]

/** Records that a complaint was acknowledged. Throws a Refusal if none with that id is waiting for it. */
export const acknowledgeComplaint = (database: Queryable, id: string, now: number) =>
  changeOpen(database, id, UNACKNOWLEDGED, { acknowledged_at: now })

/**
 * Closes a complaint with its outcome, which acknowledges it too. Throws a Refusal if none with that id is
 * open.
 */
export const closeComplaint = (database: Queryable, id: string, outcome: string, now: number) =>
  changeOpen(database, id, 'closed_at is null', { acknowledged_at: now, closed_at: now, outcome })

async function changeOpen(
  { query }: Queryable,
  id: string,
  where: string,
  values: Partial<TraceRow<'complaint'>>,
) {
  const set = Object.keys(values).map((name, i) => `${name} = coalesce(${name}, $${i + 2})`)
  const changed = await query(
    `update complaint set ${set.join(', ')} where id = $1 and ${where} returning id`,
    [id, ...Object.values(values)],
  )
  if (!changed.length)
    throw new Refusal(
      `there is no such complaint with the number ${id}; list them with ${command('complaints')}`,
    )
}

/** Returns when each unacknowledged complaint is due, most urgent first, in epoch milliseconds. */
export async function complaintsDue({ query }: Queryable): Promise<number[]> {
  const rows = await query<{ due_at: number }>(
    `select due_at from complaint where ${UNACKNOWLEDGED} order by due_at`,
  )
  return rows.map(({ due_at }) => due_at)
}

/** Counts unacknowledged complaints made later than `since`, in epoch milliseconds. */
export const complaintsSince = (database: Queryable, since: number) =>
  countRows(database, `complaint where ${UNACKNOWLEDGED} and received_at > $1`, [since])

/** Counts emails reported as spam later than `since`, in epoch milliseconds. */
export const spamSince = (database: Queryable, since: number) =>
  countRows(database, `mail_report where kind = 'complaint' and reported_at > $1`, [since])
