import * as v from 'valibot'
import { perkTerms } from '#src/content/perk-terms.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { insertRows, places } from '#src/db/rows.ts'
import { field, wholeNumber } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { REGRET_MS } from '#src/founder/regret.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { ukShort } from '#src/time/uk-time.ts'
import { AREA_SQL, OUTWARD_SQL } from '#src/waitlist/server/figures/by-district.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { countEntries, type EntryFilter, earliestEntries } from '#src/waitlist/server/member/entries.ts'
import { createPerkCode } from '#src/waitlist/server/member/perk-codes.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { waveSent } from '../wave-figures.ts'

/** How many are invited in one transaction, which a visitor's join may have to wait for. */
const BATCH = 500

export const limitField = field(
  wholeNumber(9_999_999),
  { placeholder: 'N', label: 'The number of people' },
  'at most this many',
)

export const waveName = field(v.string(), {
  placeholder: 'NAME',
  positional: 'words',
  label: 'The name of the wave',
})

/** Who to invite, and how many at most. `mail`: by email, and so only people who have confirmed. */
export type Wave = {
  name: string
  limit: number
  filter: EntryFilter
  /** What the email says before the code, instead of the usual words. */
  words?: string | undefined
  /** Where the email leads, instead of the site. */
  book?: string | undefined
  mail: boolean
  /** Refuses if people were invited under this name before. */
  once?: boolean
  dryRun: boolean
}

/** An invited person. A dry run gives no code. */
export type Invited = Pick<Member, 'joined_at' | 'postcode' | 'email'> & { code: string | null }

/** Invites people in exclusive transactions, so that no one is in two waves. */
export async function* inviteWave(database: Database, wave: Wave, now: number = Date.now()) {
  const filter = invitable(wave.filter, wave.mail)
  if (wave.dryRun) {
    yield invited(await earliestEntries(database, filter, wave.limit))
    return
  }
  for (let left = wave.limit; left > 0; left -= BATCH) {
    const some = await database.exclusively(async session => {
      const { at } = wave.once && left === wave.limit ? await waveSent(session, wave.name) : { at: null }
      if (at !== null) throw new Refusal(`already sent in another window at ${ukShort(at)}`)
      const rows = await earliestEntries(session, filter, Math.min(left, BATCH))
      const codes = rows.map(row => ({
        code: createPerkCode(),
        email_key: row.email_key,
        terms: perkTerms.version,
        invited_at: now,
        wave: wave.name,
        book: wave.book ?? null,
      }))
      await insertRows(session, 'perk_code', codes)
      const kind = MAIL_KINDS.invite
      if (wave.mail && rows.length)
        await enqueue(
          session,
          { kind, cause: `'${kind}:' || email_key`, waitMs: REGRET_MS, words: wave.words },
          `perk_code where code in (${places(codes.length, 2)})`,
          [now, ...codes.map(({ code }) => code)],
        )
      return invited(rows, codes)
    })
    yield some
    if (some.length < BATCH) return
  }
}

/** Counts how many people a wave would invite. */
export async function countWave(database: Queryable, wave: Wave): Promise<number> {
  return Math.min(await countEntries(database, invitable(wave.filter, wave.mail)), wave.limit)
}

/** Narrows a filter to people who can be invited. */
export function invitable({ where, values }: EntryFilter, confirmedOnly: boolean): EntryFilter {
  // As in WRITABLE, but if only districts are chosen, without the plus, so that SQLite can use their index.
  const isInDistricts = where.includes(OUTWARD_SQL) && !where.includes(AREA_SQL)
  const conditions = [
    where,
    'unsubscribed_at is null and undeliverable_at is null',
    ...(confirmedOnly ? [`${isInDistricts ? '' : '+'}confirmed_at is not null`] : []),
    'not exists (select 1 from perk_code where perk_code.email_key = waitlist.email_key)',
  ]
  return { where: conditions.join(' and '), values }
}

const invited = (rows: readonly Member[], codes: readonly { code: string }[] = []): Invited[] =>
  rows.map(({ joined_at, postcode, email }, i) => ({
    code: codes[i]?.code ?? null,
    joined_at,
    postcode,
    email,
  }))
