import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#src/db/database.ts'
import { padded, places } from '#src/db/rows.ts'
import type { Leased } from '#src/mail/sending/delivery.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { writableSql } from '#src/waitlist/server/member/entries.ts'
import type { StoredLetter } from './letter-store.ts'

/** How long a server owns a leased recipient, in milliseconds: longer than sending one email may take. */
export const LEASE_MS = 15 * MINUTE_MS
/** How long a note waits to share a write with other lanes, in milliseconds, as every write to disk takes time. */
const TOGETHER_MS = 5

/** A recipient leased until `until`, which is also how the server recognises the lease as its own. */
export type LeasedRecipient = Leased & { email: string; joined_at: number; until: number }

/**
 * Returns SQL for whether a recipient may still be written to; `decidedAt`: the parameter for when the
 * letter was decided.
 */
export const wantedSql = (decidedAt: string): string => writableSql('letter_recipient.email_key', decidedAt)

type Note = { sent: LeasedRecipient | undefined; next: LeasedRecipient | undefined }

/**
 * Records what happens to a letter's recipients while it goes out. Before each email, a lane notes "that one was sent,
 * this one begins" in one step, and lanes that do so at the same time share a statement. So after a kill, at most one
 * recipient per lane is in doubt. A note returns whether the next email may begin.
 */
export function createSendingRecord(
  { query }: Pick<Database, 'query'>,
  { name, decided_at, version }: Pick<StoredLetter, 'name' | 'decided_at' | 'version'>,
  lanes: number,
  now: () => number,
) {
  const statement = noteSql(lanes)
  /** Keyed by the end of the lease, as one statement can begin recipients of only one lease. */
  const waiting = new Map<number, { notes: Note[]; begun: Promise<Set<string>> }>()

  function open(until: number) {
    const notes: Note[] = []
    const begun = sleep(TOGETHER_MS).then(() => {
      waiting.delete(until)
      return record(notes, until)
    })
    const opened = { notes, begun }
    waiting.set(until, opened)
    return opened
  }

  async function record(notes: readonly Note[], until: number): Promise<Set<string>> {
    const sent = notes.flatMap(note => note.sent?.email_key ?? [])
    const next = notes.flatMap(note => note.next?.email_key ?? [])
    const rows = await query<{ email_key: string }>(statement, [
      ...[name, now(), now() + LEASE_MS, until, decided_at, version ?? 0],
      ...[...padded(sent, lanes), ...padded(next, lanes)],
    ])
    return new Set(rows.map(({ email_key }) => email_key))
  }

  return async ({ sent, next }: Note): Promise<boolean> => {
    const until = next?.until ?? 0
    const { notes, begun } = waiting.get(until) ?? open(until)
    notes.push({ sent, next })
    const keys = await begun
    return next !== undefined && keys.has(next.email_key)
  }
}

/**
 * Marks a recipient as begun only while we still hold its lease, the letter is still going out in the same version,
 * and the person may still be written to. Marking a row as sent leaves its fault alone: if another server has leased
 * the row since, the fault tells that server to give back the place that it reserved in the budget.
 */
function noteSql(lanes: number): string {
  const [sent, next] = [places(lanes, 7), places(lanes, 7 + lanes)]
  return `update letter_recipient set
      sent_at = case when email_key in (${sent}) then $2 else sent_at end,
      fault = case when email_key in (${next}) then null else fault end,
      attempts = attempts + case when email_key in (${next}) then 1 else 0 end,
      doubtful = doubtful + case when email_key in (${next}) and begun_at is not null then 1 else 0 end,
      begun_at = case when email_key in (${next}) then $2 else begun_at end,
      version = case when email_key in (${next}) then $6 else version end,
      due_at = case when email_key in (${next}) then $3 else due_at end
    where letter = $1 and email_key in (${sent}, ${next}) and (email_key in (${sent}) or (
      sent_at is null and failed_at is null and due_at = $4
      and exists (select 1 from letter l where l.name = $1 and l.state = 'going' and coalesce(l.version, 0) = $6)
      and ${wantedSql('$5')}
    )) returning email_key`
}
