import { editDistance } from '#src/maeve/server/understanding/weighing/edit-distance.ts'

/**
 * Returns what a mistyped word was probably meant to be: `export` for "exprot", `--area` for "--aera". Undefined if
 * nothing is close.
 */
export function didYouMean(typed: string, known: Iterable<string>): string | undefined {
  const word = typed.toLowerCase()
  const near = [...new Set(known)]
    .map(name => {
      const most = Math.max(1, Math.floor(name.replace(/^-+/, '').length / 3))
      const begun = word.length > 2 && name.startsWith(word)
      return { name, most, far: begun ? 0 : editDistance(word, name, most) }
    })
    .filter(({ far, most }) => far <= most)
    .sort((a, b) => a.far - b.far)
  return near[0]?.name
}
