import { count } from '#src/content/in-words.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { insertRows, places } from '#src/db/rows.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { UsageFault } from '#src/operator/command.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { AREA_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { countEntriesBy, type EntryFilter } from '#src/waitlist/server/member/entries.ts'
import { createPerkCode } from '#src/waitlist/server/member/perk-codes.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'

/** Invited in one transaction: a visitor's join waits no longer than that takes. */
const BATCH = 500
/** Characters of a wave's name. */
const LONGEST_NAME = 60

/** Whom to invite, at most how many; `mail`: whether it is sent, and then only to who has confirmed. */
export type Wave = { name: string; limit: number; filter: EntryFilter; mail: boolean; dryRun: boolean }

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
      const codes = rows.map(row => ({
        code: createPerkCode(),
        email_key: row.email_key,
        terms: perkTerms.version,
        invited_at: now,
        wave: wave.name,
      }))
      await insertRows(session, 'perk_code', codes)
      if (wave.mail && rows.length) await enqueueInvitations(session, codes, now)
      return rows.map((row, i) => invited(row, codes[i]!.code))
    })
    yield some
    if (some.length < BATCH) return
  }
}

/** How many people a wave would invite. */
export async function countWave(database: Queryable, wave: Wave): Promise<number> {
  return Math.min(sum(await waveByArea(database, wave)), wave.limit)
}

/** How many there are whom a wave may invite, by area, the most first; its limit aside. */
export function waveByArea(
  database: Queryable,
  { filter, mail }: Pick<Wave, 'filter' | 'mail'>,
): Promise<{ name: string; n: number }[]> {
  return countEntriesBy(database, AREA_SQL, invitable(filter, mail))
}

export const sum = (some: readonly { n: number }[]): number => some.reduce((all, { n }) => all + n, 0)

/** A wave's name, as it was given or as its day and areas. */
export function waveName({ wave, area }: { wave?: string | undefined; area?: string | undefined }): string {
  const name = wave?.trim() ?? `${ukDay(Date.now())} ${area?.toUpperCase() ?? 'everywhere'}`
  if (!name || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw new UsageFault(`--wave must be a name of at most ${LONGEST_NAME} characters`)
  return name
}

/** What was done, or would be. */
export function waveInWords(n: number, { dryRun, mail }: Pick<Wave, 'dryRun' | 'mail'>): string {
  const who = count(n, 'person', 'people')
  if (dryRun)
    return `${who} would be invited, ${mail ? 'by mail' : 'without mail: codes to print'}. Nothing was done.`
  if (!n) return 'There is nobody left to invite.'
  return mail
    ? `${who} invited; their emails are queued.`
    : `${who} invited, and nobody mailed: send the codes yourself.`
}

function invitable({ where, values }: EntryFilter, confirmedOnly: boolean): EntryFilter {
  const conditions = [
    where,
    'unsubscribed_at is null and undeliverable_at is null',
    ...(confirmedOnly ? ['confirmed_at is not null'] : []),
    'not exists (select 1 from perk_code where perk_code.email_key = waitlist.email_key)',
  ]
  return { where: conditions.join(' and '), values }
}

function nextInLine(session: Queryable, { where, values }: EntryFilter, limit: number) {
  return session.query<Member>(
    `select * from waitlist where ${where} order by joined_at, email_key limit $${values.length + 1}`,
    [...values, limit],
  )
}

function enqueueInvitations(session: Queryable, to: readonly Pick<Member, 'email_key'>[], now: number) {
  return enqueue(
    session,
    {
      cause: `'${MAIL_KINDS.invite}:' || email_key`,
      kind: `'${MAIL_KINDS.invite}'`,
      email_key: 'email_key',
      queued_at: 'cast($1 as bigint)',
    },
    `waitlist where email_key in (${places(to.length, 2)})`,
    [now, ...to.map(({ email_key }) => email_key)],
  )
}

function invited({ joined_at, postcode, email }: Member, code: string | null): Invited {
  return { code, joined_at: new Date(joined_at).toISOString(), postcode, email }
}
