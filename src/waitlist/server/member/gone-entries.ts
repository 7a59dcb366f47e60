import type { Queryable } from '#src/db/database.ts'
import { insertRows, places } from '#src/db/rows.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { CONFIRM_KINDS_SQL } from '../mails/mail-kinds.ts'
import type { EntryFilter } from './entries.ts'
import type { Member } from './personal-data.ts'

/** How far an entry got, in order. */
export const ENTRY_STEPS = ['joined', 'asked', 'confirmed', 'invited', 'redeemed'] as const
export type EntryStep = (typeof ENTRY_STEPS)[number]

/** What is recorded about a deleted entry. */
type Gone = Pick<Member, 'email_key' | 'referral_code' | 'joined_at' | 'confirmed_at' | 'source'>

/** Rows in one statement: about 3,000 values. */
const ROWS = 500

/** SQL for whether an entry was asked to confirm: an email was sent, or its link was used. */
export const ASKED_SQL = `(confirmed_at is not null or exists (select 1 from mail_outbox m
  where m.email_key = waitlist.email_key and m.kind in ${CONFIRM_KINDS_SQL} and m.sent_at is not null))`

/** Deletes entries, and counts them as gone. The caller removes their traces and updates the counter. */
export async function deleteEntries(
  session: Queryable,
  { where, values }: EntryFilter,
): Promise<readonly Gone[]> {
  const gone = await session.query<Gone>(
    `delete from waitlist where ${where} returning email_key, referral_code, joined_at, confirmed_at, source`,
    values,
  )
  await countGone(session, gone)
  return gone
}

/**
 * Adds entries that were just deleted to the sums of those that are gone, by source and the UK day that they joined, so that
 * what a leaflet brought does not change when people leave. Call it before their other data is removed.
 */
async function countGone(session: Queryable, gone: readonly Gone[]): Promise<void> {
  if (!gone.length) return
  const keys = gone.map(({ email_key }) => email_key)
  const asked = new Set(
    await keysOf(session, `mail_outbox where kind in ${CONFIRM_KINDS_SQL} and sent_at is not null`, keys),
  )
  const invited = new Set(await keysOf(session, 'perk_code where true', keys))
  const redeemed = new Set(await keysOf(session, 'perk_code where redeemed_at is not null', keys))
  const sums = new Map<string, { day: string; source: string; step: EntryStep; n: number }>()
  for (const { email_key, joined_at, confirmed_at, source } of gone) {
    const came: Record<EntryStep, boolean> = {
      joined: true,
      asked: confirmed_at !== null || asked.has(email_key),
      confirmed: confirmed_at !== null,
      invited: invited.has(email_key),
      redeemed: redeemed.has(email_key),
    }
    const day = ukDay(joined_at)
    for (const step of ENTRY_STEPS.filter(step => came[step])) {
      const name = [day, source, step].join('\n')
      const { n = 0 } = sums.get(name) ?? {}
      sums.set(name, { day, source: source ?? '', step, n: n + 1 })
    }
  }
  const rows = [...sums.values()]
  for (let at = 0; at < rows.length; at += ROWS)
    await insertRows(
      session,
      'waitlist_gone',
      rows.slice(at, at + ROWS),
      'on conflict (day, source, step) do update set n = waitlist_gone.n + excluded.n',
    )
}

async function keysOf(session: Queryable, from: string, keys: readonly string[]): Promise<string[]> {
  const text = `select email_key from ${from} and email_key in (${places(keys.length)})`
  return (await session.query<Pick<Member, 'email_key'>>(text, keys)).map(({ email_key }) => email_key)
}
