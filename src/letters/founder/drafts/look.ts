import * as v from 'valibot'
import { type Purpose, purposes } from '#src/content/purposes.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { createPreviews } from '#src/founder/previews.ts'
import { LETTER_NAME, type Letter } from '#src/letters/letter.ts'
import { LetterFaults } from '#src/letters/text/letter-file.ts'
import { draftLetter, givenLetter, letterField } from './checked-letter.ts'

/** Shown for what is still to be typed. */
const DOTS = '…'

/** Not on the list, so the links open nothing. */
const READER = { email_key: 'you@example.com', email: 'you@example.com', joined_at: 0 }

export const look = action({
  summary: 'a letter as its readers see it, with what still stops it from being sent',
  input: v.object({ letter: letterField }),
  changes: 'nothing',
  showsPeople: false,

  async run({ letter: given }, { list, environment, kept }) {
    const { letter, faults } = await readBegun(given)
    const preview = async (whole: Letter) => {
      const draft = await draftLetter(await list(), whole, readMailEnvironment(environment))
      const shown = kept(createPreviews).show(await draft.writeTo(READER))
      return { faults: [...faults, ...draft.faults], preview: shown }
    }
    return letter ? preview(letter) : { faults, preview: null }
  },

  inWords: ({ faults, preview }) =>
    [...(preview ? [preview.text] : []), ...faults.map(fault => `- ${fault}`)].join('\n'),
  isGood: ({ faults }) => !faults.length,
})

/** Reads a letter that may be unfinished, with what is still missing. A file that cannot be read has no letter. */
async function readBegun(
  given: v.InferOutput<typeof letterField>,
): Promise<{ letter?: Letter; faults: readonly string[] }> {
  try {
    return { letter: await givenLetter(given), faults: [] }
  } catch (error) {
    if (!(error instanceof LetterFaults)) throw error
    if ('open' in given) return { faults: error.faults }
    const { name, subject, preview, purpose, body } = given
    const letter = {
      name: LETTER_NAME.test(name) ? name : 'letter',
      subject: subject.trim() || DOTS,
      preview: preview.trim() || DOTS,
      purpose: purpose in purposes ? (purpose as Purpose) : 'launch',
      body: body.trim() || DOTS,
    }
    return { letter, faults: error.faults }
  }
}
