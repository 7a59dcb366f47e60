import type { Features } from './features.ts'

/** What an entry's three nearest wordings count for: one lucky match weighs less than three near ones. */
const NEAREST = [0.5, 0.3, 0.2] as const
/** The share of the score that comes from how many of the question's words the entry as a whole contains. */
const COVERAGE_SHARE = 0.35

type Indexed = { owner: number; features: Features }
/** Where a feature occurs: in which entries, and in which wordings, with its weight in each. */
type Posting = { owners: number[]; rarity: number; places: number[]; weights: number[] }
type Ranked<E> = {
  entry: E
  score: number
  nearest: number
}

/** How alike the question and each entry's wordings are, in the order of the entries. Scores run from 0 to 1. */
export type Ranker<E> = (features: Features) => Ranked<E>[]

/**
 * Indexes the wordings once. They must come in the order of their owners. The score combines the cosine of the
 * nearest wordings with how many of the question's words are covered.
 */
export function createRanker<E>(knowledge: readonly E[], wordings: readonly Indexed[]): Ranker<E> {
  const index = new Map<string, Posting>()
  for (const { owner, features } of wordings) {
    for (const feature of features.weights.keys()) {
      const posting = index.get(feature)
      if (!posting) index.set(feature, { owners: [owner], rarity: 0, places: [], weights: [] })
      else if (posting.owners.at(-1) !== owner) posting.owners.push(owner)
    }
  }
  const total = knowledge.length
  const rarityOf = (count: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5))
  for (const posting of index.values()) posting.rarity = rarityOf(posting.owners.length)
  const rarest = rarityOf(0)
  const lengthOf = (features: ReadonlyMap<string, number>) => {
    let squares = 0
    for (const [feature, weight] of features)
      squares += (weight * (index.get(feature)?.rarity ?? rarest)) ** 2
    return Math.sqrt(squares) || 1
  }

  for (const [place, { features }] of wordings.entries()) {
    const length = lengthOf(features.weights)
    for (const [feature, weight] of features.weights) {
      const posting = index.get(feature)!
      posting.places.push(place)
      posting.weights.push((weight * posting.rarity) / length)
    }
  }

  // The wordings' own features are not kept: they would take ten times as much memory as the postings.
  const ownerOf = Uint16Array.from(wordings, ({ owner }) => owner)

  return ({ weights, subjects }) => {
    const length = lengthOf(weights)
    const cosines = new Float64Array(ownerOf.length)
    for (const [feature, weight] of weights) {
      const posting = index.get(feature)
      if (!posting) continue
      const { places, weights: known } = posting
      const share = (weight * posting.rarity) / length
      for (let at = 0; at < places.length; at++) cosines[places[at]!]! += known[at]! * share
    }

    const covered = new Float64Array(total)
    let mass = 0
    for (const [feature, weight] of subjects) {
      const posting = index.get(feature)
      const weighted = weight * (posting?.rarity ?? rarest)
      mass += weighted
      for (const owner of posting?.owners ?? []) covered[owner]! += weighted
    }

    const nearest = new Float64Array(total * NEAREST.length)
    for (let place = 0; place < cosines.length; place++) {
      if (cosines[place]! > 0) insert(nearest, ownerOf[place]! * NEAREST.length, cosines[place]!)
    }
    const ranked: Ranked<E>[] = []
    for (const [owner, entry] of knowledge.entries()) {
      let near = 0
      for (const [rank, share] of NEAREST.entries()) near += share * nearest[owner * NEAREST.length + rank]!
      const coverage = covered[owner]! / (mass || 1)
      ranked.push({
        entry,
        score: (1 - COVERAGE_SHARE) * near + COVERAGE_SHARE * coverage,
        nearest: nearest[owner * NEAREST.length]!,
      })
    }
    return ranked
  }
}

/** Inserts a value among the highest so far, which are in order from `start` on. */
function insert(values: Float64Array, start: number, value: number): void {
  let place = start + NEAREST.length - 1
  if (value <= values[place]!) return
  while (place > start && values[place - 1]! < value) {
    values[place] = values[place - 1]!
    place--
  }
  values[place] = value
}
