import * as v from 'valibot'
import { letterDesk, letterHelp } from '#src/content/letters.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { tallyOf } from '#src/letters/sending/recipients.ts'
import { checkedLetter, letterField } from '../drafts/checked-letter.ts'
import { namedLetter, STOPPED_TOO_EARLY } from './stop-and-resume.ts'

export const edit = action({
  summary: 'change the words of a stopped letter for people who have not got it',
  help: letterHelp.edit,
  input: v.object({ letter: letterField }),
  changes: 'people',
  showsPeople: false,

  async run({ letter: given }, { list, environment }) {
    const { database, letter } = await checkedLetter(given, list, readMailEnvironment(environment))
    const changed = await database.exclusively(async session => {
      const old = await namedLetter(session, letter.name)
      if (old.state !== 'stopped') throw new Refusal(`it is ${old.state}: stop it first`)
      if (!old.recipients) throw new Refusal(STOPPED_TOO_EARLY)
      if (old.purpose !== letter.purpose)
        throw new Refusal(`its purpose stays ${old.purpose}: people agreed to that`)
      if ((['subject', 'preview', 'body'] as const).every(part => old[part] === letter[part]))
        throw new Refusal('it has these words already')
      return createLetterStore(session).edit(old, letter)
    })
    const { sent, left, ours } = await tallyOf(database, changed!)
    return { name: letter.name, subject: letter.subject, had: sent, left: left + ours }
  },

  inWords: ({ subject, had, left }) => `“${subject}” has new words. ${letterDesk.edited(had, left)}`,
})
