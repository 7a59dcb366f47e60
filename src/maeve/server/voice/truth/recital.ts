/** Words in a row that give a recital of the model's instructions away, and those that may begin one. */
const RECITED = 5
const BEGUN = 3

/** Returns what recognises a recital of the instructions: runs of their words that the knowledge does not share. */
export function createRecital(instructions: string, knowledge: readonly string[]) {
  const ofThem = (length: number) =>
    new Set(runs(instructions, length)).difference(new Set(knowledge.flatMap(text => runs(text, length))))
  const [whole, begun] = [ofThem(RECITED), ofThem(BEGUN)]
  return {
    recites: (sentence: string) => runs(sentence, RECITED).some(run => whole.has(run)),
    mayRecite: (start: string) => runs(start, BEGUN).some(run => begun.has(run)),
  }
}

/** Each run of so many words of a text, in one spelling. */
function runs(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
  return words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '))
}
