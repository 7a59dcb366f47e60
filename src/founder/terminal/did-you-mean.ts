/** What a mistyped word was meant to be: "exprot" for `export`, "--aera" for `--area`. Undefined where none is near. */
export function didYouMean(typed: string, known: Iterable<string>): string | undefined {
  const word = typed.toLowerCase()
  const near = [...new Set(known)]
    .map(name => ({ name, far: name.startsWith(word) && word.length > 2 ? 0 : distance(word, name) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(name.replace(/^-+/, '').length / 3)))
    .sort((a, b) => a.far - b.far)
  return near[0]?.name
}

/** Letters to change, add, leave out, or swap with their neighbour. */
function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}
