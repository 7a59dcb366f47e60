/**
 * Lets visitors take turns, one item at a time. If all places are taken, the visitor who has most gives one up to a visitor
 * with fewer.
 */
export function createFairTurns<One>(most: { each: number; all: number }) {
  const lanes = new Map<string, Set<One>>()
  let size = 0

  function drop(visitor: string, one: One): boolean {
    const lane = lanes.get(visitor)
    if (!lane?.delete(one)) return false
    size -= 1
    if (!lane.size) lanes.delete(visitor)
    return true
  }

  function longest(): [string, Set<One>] {
    return [...lanes].reduce((most, lane) => (lane[1].size > most[1].size ? lane : most))
  }

  return {
    /** Adds an item. Returns the item that is left without a place, if any; it may be this one. */
    add(visitor: string, one: One): One | undefined {
      const lane = lanes.get(visitor) ?? new Set()
      if (lane.size >= most.each) return one
      let refused: One | undefined
      if (size >= most.all) {
        const [whose, theirs] = longest()
        if (theirs.size <= lane.size + 1) return one
        refused = [...theirs].at(-1)!
        drop(whose, refused)
      }
      lanes.set(visitor, lane.add(one))
      size += 1
      return refused
    },

    /** Takes the next item, from the visitor who has waited longest for a turn. */
    next(): One | undefined {
      const [first] = lanes
      if (!first) return undefined
      const [visitor, lane] = first
      const [one] = lane
      drop(visitor, one!)
      if (lane.size) {
        lanes.delete(visitor)
        lanes.set(visitor, lane)
      }
      return one
    },

    drop,
  }
}
