import * as v from 'valibot'
import { field, inputFile } from '#src/founder/fields.ts'
import { inputText } from '#src/founder/input-text.ts'
import type { Letter } from '#src/letters/letter.ts'
import { checkFields, readLetter } from '#src/letters/text/letter-file.ts'

const typedLetter = v.object({
  name: v.string(),
  subject: v.string(),
  preview: v.string(),
  purpose: v.string(),
  body: v.string(),
})

/** A letter's file, or a letter typed on the desk. */
export const letterField = field(v.union([inputFile('FILE'), typedLetter]), {
  placeholder: 'FILE',
  positional: 'word',
  file: true,
  label: 'The letter',
})

/** Reads it. Throws LetterFaults. */
export async function givenLetter(given: v.InferOutput<typeof letterField>): Promise<Letter> {
  return 'open' in given ? readLetter(given.name, await inputText(given)) : checkFields(given)
}
