import { count } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { askNumber, type Question } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import type { Letter } from '#src/letters/letter.ts'
import type { Audience } from '#src/letters/sending/letter-store.ts'
import { LEFT } from '#src/letters/sending/recipients.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'

/** Counts people who have had, or are about to get, a letter of the same subject or text under another name. */
export function hadAlready(
  database: Queryable,
  { name, subject, body }: Letter,
  { where, values }: Pick<Audience, 'where' | 'values'>,
): Promise<number> {
  const [own, title, text] = [1, 2, 3].map(place => `$${values.length + place}`)
  const had = `exists (select 1 from letter_recipient r join letter l on l.name = r.letter
    where r.email_key = waitlist.email_key and l.name <> ${own} and (l.subject = ${title} or l.body = ${text})
      and (coalesce(r.sent_at, r.begun_at) is not null or (l.state in ('preparing', 'going') and r.failed_at is null)))`
  return countEntries(database, { where: `${where} and ${had}`, values: [...values, name, subject, body] })
}

/** Counts them among the people who are still to get a letter. */
export const leftHadAlready = (database: Queryable, letter: Letter): Promise<number> =>
  hadAlready(database, letter, {
    where: `email_key in (select email_key from letter_recipient where letter = $1 and ${LEFT})`,
    values: [letter.name],
  })

export const againOption = option(
  'N',
  'how many have had a letter of this subject or text before, and get it again',
)

/** Returns the question to ask if some people have had it already. */
export const againQuestion = (n: number): Question[] =>
  askNumber(
    n,
    `${count(n, 'person has', 'people have')} had a letter of this subject or text, or are about to. This sends it to them AGAIN.`,
    'again',
  )
