import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { createPreviews } from '#src/founder/previews.ts'
import { LetterFaults } from '#src/letters/text/letter-file.ts'
import { draftLetter } from './checked-letter.ts'
import { givenLetter, letterField } from './given-letter.ts'

/** Not on the list, so the links open nothing. */
const READER = { email_key: 'you@example.com', email: 'you@example.com', joined_at: 0 }

export const look = action({
  summary: 'a letter as its readers see it, with what still stops it from being sent',
  input: v.object({ letter: letterField }),
  changes: 'nothing',
  showsPeople: false,

  async run({ letter }, { list, environment, kept }) {
    try {
      const draft = await draftLetter(
        await list(),
        await givenLetter(letter),
        readMailEnvironment(environment),
      )
      return { faults: draft.faults, preview: kept(createPreviews).show(await draft.writeTo(READER)) }
    } catch (error) {
      if (error instanceof LetterFaults) return { faults: error.faults, preview: null }
      throw error
    }
  },

  inWords: ({ faults, preview }) =>
    [...(preview ? [preview.text] : []), ...faults.map(fault => `- ${fault}`)].join('\n'),
  isGood: ({ faults }) => !faults.length,
})
