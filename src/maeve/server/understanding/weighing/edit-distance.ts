/** Counts insertions, deletions, substitutions and swaps of neighbours; anything past `limit` counts as limit + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, before[column - 2]! + 1)
      }
      current.push(cost)
      if (cost < smallest) smallest = cost
    }
    if (smallest > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[b.length]!
}
