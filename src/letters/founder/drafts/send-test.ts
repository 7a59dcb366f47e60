import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { emailAddress, field } from '#src/founder/fields.ts'
import { readMailEnvironment, withMailOn } from '#src/founder/mail-environment.ts'
import { sendNow } from '#src/founder/send-now.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import { checkLetter, givenLetter, letterField } from './checked-letter.ts'

export const sendTest = action({
  summary: 'send a letter to one address now, to look at it in a real mail program',
  help: `Checks it first. If the address is on the list, the links are its own; otherwise they open nothing.`,
  input: v.object({
    letter: letterField,
    to: field(emailAddress, { placeholder: 'ADDRESS', label: 'The address' }, 'who gets it'),
  }),
  changes: 'one person',
  showsPeople: false,

  async run({ letter: given, to }, { list, environment }) {
    const settings = withMailOn(readMailEnvironment(environment))
    const letter = await givenLetter(given)
    const database = await list()
    const { writeTo } = await checkLetter(database, letter, settings)
    const key = entryKey(to)
    const entry = await createMembers(database).findByKey(key)
    const mail = await writeTo(entry ?? { email_key: key, email: to, joined_at: 0 })
    await sendNow(settings.mail, { ...mail, to }, `letter test:${letter.name}:${key}:${Date.now()}`)
    return { to, listed: entry !== undefined }
  },

  inWords: ({ to, listed }) =>
    `Sent to ${to}${listed ? '' : ', which is not on the list: its two personal links open nothing'}. Read it on a phone, in the dark, with pictures off.`,
})
