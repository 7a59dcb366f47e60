import type { Queryable } from '#src/db/database.ts'
import { inParts, insertRows, places } from '#src/db/rows.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { domainOf } from '../domains/mail-domain.ts'
import { CONFIRM_KINDS_SQL } from '../mails/mail-kinds.ts'
import type { EntryFilter } from './entries.ts'
import { type Member, TRACE_TABLES } from './personal-data.ts'
import { forgetReferrals } from './referral-code.ts'

export const ENTRY_STEPS = ['joined', 'asked', 'confirmed', 'invited', 'redeemed'] as const
export type EntryStep = (typeof ENTRY_STEPS)[number]

type Owner = Pick<Member, 'email_key' | 'referral_code'>
type Gone = Owner & Pick<Member, 'joined_at' | 'confirmed_at' | 'source'>

/** Rows in one statement: 2,000 values. */
const ROWS = 500

/** SQL for whether an entry was asked to confirm: an email was sent, or its link was used. */
export const ASKED_SQL = `(confirmed_at is not null or exists (select 1 from mail_outbox m
  where m.email_key = waitlist.email_key and m.kind in ${CONFIRM_KINDS_SQL} and m.sent_at is not null))`

/**
 * Deletes entries and everything else about the people, and counts them as gone. `also`: people whose traces to
 * remove even if their entry is already gone. The caller updates the counter afterwards, as a join does: in the
 * opposite order the two could deadlock.
 */
export async function deleteEntries(
  session: Queryable,
  { where, values }: EntryFilter,
  also: readonly Owner[] = [],
): Promise<readonly Gone[]> {
  const gone = await session.query<Gone>(
    `delete from waitlist where ${where} returning email_key, referral_code, joined_at, confirmed_at, source`,
    values,
  )
  await countGone(session, gone)
  await removeTraces(session, [...gone, ...also])
  return gone
}

/** Adds deleted entries to the sums of those that are gone: a leaflet's total must not change when people leave. */
async function countGone(session: Queryable, gone: readonly Gone[]): Promise<void> {
  if (!gone.length) return
  const keys = gone.map(({ email_key }) => email_key)
  const among = async (from: string) => {
    const text = `select email_key from ${from} and email_key in (${places(keys.length)})`
    return new Set((await session.query<Owner>(text, keys)).map(({ email_key }) => email_key))
  }
  const asked = await among(`mail_outbox where kind in ${CONFIRM_KINDS_SQL} and sent_at is not null`)
  const invited = await among('perk_code where true')
  const redeemed = await among('perk_code where redeemed_at is not null')
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
  const adds = 'on conflict (day, source, step) do update set n = waitlist_gone.n + excluded.n'
  for (const some of inParts(rows, ROWS)) await insertRows(session, 'waitlist_gone', some, adds)
}

/**
 * Removes these people's rows from every other table, what is known about their domains, and their
 * referral codes from the entries that used them.
 */
export async function removeTraces(session: Queryable, gone: readonly Owner[]): Promise<void> {
  if (!gone.length) return
  const keys = gone.map(({ email_key }) => email_key)
  for (const table of TRACE_TABLES)
    await session.query(`delete from ${table} where email_key in (${places(keys.length)})`, keys)
  // A domain may be one person's own. If others use it too, it is looked up again.
  const domains = [...new Set(keys.map(domainOf))]
  await session.query(`delete from mail_domain where domain in (${places(domains.length)})`, domains)
  await forgetReferrals(session, gone)
}
