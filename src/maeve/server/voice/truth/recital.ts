import { foldSigns } from './reading/fold.ts'

/** Words in a row that give a recital of the model's instructions away. */
const RECITED = 5

/** Returns what recognises a recital of the instructions: a run of their words that what may be said does not share. */
export function createRecital(
  instructions: string,
  sayable: readonly string[],
): (sentence: string) => boolean {
  const secret = new Set(runs(instructions)).difference(new Set(sayable.flatMap(runs)))
  return sentence => runs(sentence).some(run => secret.has(run))
}

/** Each run of so many words of a text, in one spelling. */
function runs(text: string): string[] {
  const words = foldSigns(text).match(/[\p{L}\p{N}']+/gu) ?? []
  return words.slice(RECITED - 1).map((_, i) => words.slice(i, i + RECITED).join(' '))
}
