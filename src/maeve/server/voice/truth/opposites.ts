import { opposites } from '#src/maeve/knowledge/words/truth.ts'

const pairs = opposites
  .trim()
  .split('\n')
  .map(line =>
    line.split(' / ').map(side => new RegExp(`(?<![\\w-])(?:${side.replaceAll(', ', '|')})(?![\\w-])`)),
  )

/** In how many pairs of opposites two clauses disagree, and in how many they agree. */
export function compareSides(one: string, other: string): { contrary: number; agreed: number } {
  const sides = pairs.map(([left, right]) =>
    [one, other].map(text => Number(left!.test(text)) - Number(right!.test(text))),
  )
  return {
    contrary: sides.filter(([a, b]) => a! * b! < 0).length,
    agreed: sides.filter(([a, b]) => a! * b! > 0).length,
  }
}
