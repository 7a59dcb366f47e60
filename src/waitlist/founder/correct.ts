import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { email, field } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { visible } from '#src/founder/visible.ts'
import { checkField, faultWords } from '#src/waitlist/entry.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import { entryOf } from './one-entry.ts'

const spaced = (postcode: string) => postcode.replace(/ ?(?=.{3}$)/, ' ')

export const correct = action({
  summary: 'correct a postcode',
  help: `By the rules of the site's own form, for people who asked you instead of using the link in their emails. An address
cannot be corrected, as consent and links belong to it: erase it, and its owner can join again. Exits with 1 if the address
is not on the list.`,
  input: v.object({
    email,
    postcode: field(v.string(), { placeholder: '"LS6 2AB"', label: 'The postcode' }, 'the correct one'),
  }),
  changes: 'one person',
  showsPeople: true,

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
