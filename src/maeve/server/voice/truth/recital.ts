import { foldSigns } from './reading/fold.ts'

/** How many words in a row give away a recital of the model's instructions. */
const RECITED = 5

/**
 * Returns a function that recognises a recital of the instructions, a run of their words that no allowed text has.
 */
export function createRecital(
  instructions: string,
  sayable: readonly string[],
): (sentence: string) => boolean {
  const secret = new Set(runs(instructions)).difference(new Set(sayable.flatMap(runs)))
  return sentence => runs(sentence).some(run => secret.has(run))
}

function runs(text: string): string[] {
  const words = foldSigns(text).match(/[\p{L}\p{N}']+/gu) ?? []
  return words.slice(RECITED - 1).map((_, i) => words.slice(i, i + RECITED).join(' '))
}
