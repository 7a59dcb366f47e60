import { command } from '#src/content/founder-command.ts'
import type { Queryable } from '#src/db/database.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { ukDay } from '#src/time/uk-time.ts'
import type { Member, TraceRow } from './personal-data.ts'

/** A waiting complaint. `received` and `due` are UK days; `late`: it should have been acknowledged. */
export type WaitingComplaint = {
  id: string
  /** Null if the entry no longer exists. */
  email: string | null
  received: string
  due: string
  words: string
  late: boolean
}

/** Returns the waiting complaints, most urgent first. */
export async function waitingComplaints({ query }: Queryable, now: number): Promise<WaitingComplaint[]> {
  const rows = await query<TraceRow<'complaint'> & { email: Member['email'] | null }>(
    `select complaint.*, email from complaint
      left join waitlist on waitlist.email_key = complaint.email_key where closed_at is null order by due_at, id`,
  )
  return rows.map(({ id, email, words, received_at, due_at }) => ({
    id,
    email,
    received: ukDay(received_at),
    due: ukDay(due_at),
    words,
    late: due_at < now,
  }))
}

/** Marks a complaint as acknowledged and dealt with. Throws if none with that id is open. */
export async function closeComplaint({ query }: Queryable, id: string, now: number): Promise<void> {
  const closed = await query(
    'update complaint set closed_at = $2 where id = $1 and closed_at is null returning id',
    [id, now],
  )
  if (!closed.length)
    throw new Refusal(`no open complaint has the number ${id}; list them with ${command('complaints')}`)
}

/** Returns when each waiting complaint must be acknowledged, most urgent first, in epoch milliseconds. */
export async function complaintsDue({ query }: Queryable): Promise<number[]> {
  const rows = await query<{ due_at: number }>(
    'select due_at from complaint where closed_at is null order by due_at',
  )
  return rows.map(({ due_at }) => due_at)
}

/** Counts complaints that were made after a time and are still open. */
export async function complaintsSince({ query }: Queryable, since: number): Promise<number> {
  const [row] = await query<{ n: number }>(
    'select count(*) as n from complaint where closed_at is null and received_at > $1',
    [since],
  )
  return row!.n
}

/** Counts emails that were reported as spam after a time, in epoch milliseconds. */
export async function spamSince({ query }: Queryable, since: number): Promise<number> {
  const [row] = await query<{ n: number }>(
    `select count(*) as n from mail_report where kind = 'complaint' and reported_at > $1`,
    [since],
  )
  return row!.n
}
