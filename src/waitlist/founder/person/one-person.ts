import * as v from 'valibot'
import { periods } from '#src/content/periods.ts'
import type { Queryable } from '#src/db/database.ts'
import { action } from '#src/founder/action.ts'
import { email, field } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { UNDO_MS } from '#src/founder/regret.ts'
import { visible } from '#src/founder/visible.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { checkField, faultWords } from '#src/waitlist/entry.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'

const onePerson = { changes: 'one person', showsPeople: true } as const

export async function entryOf(database: Queryable, email: string): Promise<Member> {
  const member = await createMembers(database).findByKey(entryKey(email))
  if (!member) throw new Refusal(`${email} is not on the list`)
  return member
}

const spaced = (postcode: string) => postcode.replace(/ ?(?=.{3}$)/, ' ')

export const correct = action({
  ...onePerson,
  summary: 'correct a postcode',
  help: `By the rules of the site's own form, for people who asked you instead of using the link in their emails. An address
cannot be corrected, as consent and links belong to it: erase it, and its owner can join again. Exits with 1 if the address
is not on the list.`,
  input: v.object({
    email,
    postcode: field(v.string(), { placeholder: '"LS6 2AB"', label: 'The postcode' }, 'the correct one'),
  }),

  async run({ email, postcode }, { list }) {
    const database = await list()
    const member = await entryOf(database, email)
    const { value, fault } = checkField('postcode', postcode)
    if (fault) throw new Refusal(faultWords(fault, 'hero').text)
    await createMembers(database).correctPostcode(member, value)
    return { email, postcode: value }
  },

  inWords: ({ email, postcode }) => `${visible(email)} has the postcode ${spaced(postcode)}.`,
})

export const unsubscribe = action({
  ...onePerson,
  summary: 'end all emails to an address; the entry stays',
  help: `Does what the link in the emails does, for people who asked by phone or by a reply. Waiting emails are no longer
sent. They can turn emails back on from the page that the emails link to. Exits with 1 if the address is not on the list.`,
  input: v.object({ email }),

  async run({ email }, { list }) {
    const database = await list()
    const entry = await entryOf(database, email)
    const at = Date.now()
    await createMembers(database).unsubscribe(entry, at)
    return { email, before: entry.unsubscribed_at, at }
  },

  inWords({ email, before }) {
    const since = before === null ? '' : `, since ${ukLongDate(before)}`
    return `${visible(email)} gets no more emails${since}, and stays on the list. Erasing takes them off it.`
  },
})

export const undoUnsubscribe = action({
  ...onePerson,
  summary: 'turn emails back on if you turned them off by mistake less than a minute ago',
  help: 'Emails that they ended themselves stay off: --at turns back on only what was ended at that very moment.',
  input: v.object({
    email,
    at: field(
      v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number('must be a number')),
      { placeholder: 'MS' },
      'when it was, as unsubscribe --json says',
    ),
  }),

  async run({ email, at }, { list }) {
    const { query } = await list()
    const undone = await query(
      'update waitlist set unsubscribed_at = null where email_key = $1 and unsubscribed_at = $2 and unsubscribed_at >= $3 returning email_key',
      [entryKey(email), at, Date.now() - UNDO_MS],
    )
    if (!undone.length)
      throw new Refusal(
        'that was more than a minute ago, or they ended it themselves; they can turn emails back on from their own page',
      )
    return { email }
  },

  inWords: ({ email }) => `${visible(email)} gets emails again.`,
})

export const erase = action({
  ...onePerson,
  summary: 'erase an address everywhere',
  help: `Erases its entry, the records of its emails, its perk code and complaints, and its referral code on the entries that it
brought. The count falls by one, on every open page too. This cannot be undone. A fingerprint made with a secret key stays,
so that import does not bring the address back; its owner may join again.

Backups in BACKUP_DIR contain it until they are deleted, after ${periods.backups.words}; a restore erases it again, using the list of
fingerprints next to them. Files that export wrote are yours to delete. On PostgreSQL the deleted row's place on the disk
is overwritten after the next vacuum, which PostgreSQL runs on its own.

It asks first. Exits with 1 if the answer is not yes, or if the address was not on the list; the fingerprint is kept then
too.`,
  input: v.object({ email }),

  questions: async ({ email }) => [
    {
      option: 'yes',
      answer: email,
      words: `Erase ${visible(email)} everywhere? This cannot be undone.`,
    },
  ],

  async run({ email }, { list, environment }) {
    const database = await list()
    const existed = await eraseEntry(database, email)
    const { AFTER_ERASURE } = await import('#src/features/upkeep.ts')
    for (const run of AFTER_ERASURE) await run(database, environment)
    return { email, existed }
  },

  inWords: ({ email, existed }) =>
    existed ? `${visible(email)} is erased.` : `${visible(email)} was not on the list.`,
  isGood: ({ existed }) => existed,
})
