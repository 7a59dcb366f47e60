import { perkTerms } from '#src/content/perk-terms.ts'
import type { Database, Queryable, SqlValue } from '#src/db/database.ts'
import { createPerkCode } from '#src/waitlist/server/member/perk-codes.ts'
import type { EntryFilter } from './entries/entry-filter.ts'
import type { WaitlistRow } from './entries/waitlist-rows.ts'

/** Invited in one transaction: a visitor's join waits no longer than that takes. */
const BATCH = 500

/** Whom to invite, at most how many; `mail`: whether it is sent, and then only to who has confirmed. */
export type Wave = { limit: number; filter: EntryFilter; mail: boolean; dryRun: boolean }

/** Someone who is invited; without a code where it is only tried. */
export type Invited = { code: string | null; joined_at: string; postcode: string; email: string }

/** Invites in transactions no two of which run at once, so that nobody is in two waves. */
export async function* invite(database: Database, wave: Wave, now: number = Date.now()) {
  const filter = invitable(wave.filter, wave.mail)
  if (wave.dryRun) {
    yield (await nextInLine(database, filter, wave.limit)).map(row => invited(row, null))
    return
  }
  for (let left = wave.limit; left > 0; left -= BATCH) {
    const some = await database.exclusively(async session => {
      const rows = await nextInLine(session, filter, Math.min(left, BATCH))
      const codes = rows.map(createPerkCode)
      await insertRows(session, 'perk_code (code, email_key, terms, invited_at)', rows, (row, i) => [
        ...[codes[i]!, row.email_key, perkTerms.version, now],
      ])
      if (wave.mail) {
        const into = 'mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until)'
        await insertRows(session, into, rows, ({ email_key }) => [
          ...[`invite:${email_key}`, 'invite', email_key, now, now, 0, 0],
        ])
      }
      return rows.map((row, i) => invited(row, codes[i]!))
    })
    yield some
    if (some.length < BATCH) return
  }
}

function invitable({ where, values }: EntryFilter, confirmedOnly: boolean): EntryFilter {
  const conditions = [
    where,
    'unsubscribed_at is null',
    ...(confirmedOnly ? ['confirmed_at is not null'] : []),
    'not exists (select 1 from perk_code where perk_code.email_key = waitlist.email_key)',
  ]
  return { where: conditions.join(' and '), values }
}

function nextInLine(session: Queryable, { where, values }: EntryFilter, limit: number) {
  return session.query<WaitlistRow>(
    `select * from waitlist where ${where} order by joined_at, email_key limit $${values.length + 1}`,
    [...values, limit],
  )
}

async function insertRows(
  session: Queryable,
  into: string,
  rows: readonly WaitlistRow[],
  valuesOf: (row: WaitlistRow, i: number) => SqlValue[],
) {
  if (!rows.length) return
  const values = rows.map(valuesOf)
  let place = 0
  const tuples = values.map(row => `(${row.map(() => `$${++place}`).join(', ')})`)
  await session.query(`insert into ${into} values ${tuples.join(', ')}`, values.flat())
}

function invited(row: WaitlistRow, code: string | null): Invited {
  const at = new Date(Number(row.joined_at)).toISOString()
  return { code, joined_at: at, postcode: String(row.postcode), email: String(row.email) }
}
