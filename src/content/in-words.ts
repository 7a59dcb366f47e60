const UP_TO_TWELVE = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A whole number as prose has it: a word up to twelve, digits above. */
export function inWords(n: number): string {
  return UP_TO_TWELVE[n] ?? n.toLocaleString('en-GB')
}
