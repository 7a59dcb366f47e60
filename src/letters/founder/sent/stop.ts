import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { createRecipients } from '#src/letters/sending/recipients.ts'
import { ukShort } from '#src/time/uk-time.ts'
import { createLetterCounts } from './letter-counts.ts'
import { letterId, namedLetter } from './named-letter.ts'

export const stop = action({
  summary: 'stop a letter at once, on every server',
  help: `From then on no email is started; those under way, at most eight a server, end within seconds. It stays stopped until letter
resume.`,
  input: v.object({ id: letterId }),
  changes: 'people',
  showsPeople: false,

  async run({ id }, { list, kept }) {
    const database = await list()
    const { state } = await namedLetter(database, id)
    // Every server checks this before it begins the next email.
    if (!(await createLetterStore(database).stop(id, `stopped by hand at ${ukShort(Date.now())}`)))
      throw new Refusal(`it is ${state}: there is nothing to stop`)
    kept(createLetterCounts).outdated()
    return { id, left: await createRecipients(database, id).left() }
  },

  inWords: ({ id, left }) => `${id} is stopped; ${count(left, 'person has', 'people have')} not got it.`,
})
