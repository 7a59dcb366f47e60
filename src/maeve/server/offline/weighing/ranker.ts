import type { KnowledgeEntry } from '#src/content/maeve/knowledge.ts'
import type { Features } from './features.ts'

/** What an entry's three nearest wordings count: one lucky wording weighs less than three near ones. */
const NEAREST = [0.5, 0.3, 0.2] as const
/** Share of the score that comes from how much of the question the entry as a whole knows. */
const COVERAGE_SHARE = 0.35

type Indexed = { owner: number; features: Features }
type Ranked = {
  entry: KnowledgeEntry
  score: number
  /** Cosine of the one nearest wording. */
  nearest: number
}

/** How like the question each entry's wordings are, in the entries' order. Scores run from 0 to 1. */
export type Ranker = (features: Features) => Ranked[]

/** Indexes the wordings once: cosine of the nearest wordings, and coverage of the question's words. */
export function createRanker(knowledge: readonly KnowledgeEntry[], wordings: readonly Indexed[]): Ranker {
  const owners = new Map<string, Set<number>>()
  for (const { owner, features } of wordings) {
    for (const feature of features.weights.keys()) {
      const set = owners.get(feature)
      if (set) set.add(owner)
      else owners.set(feature, new Set([owner]))
    }
  }
  const total = knowledge.length
  const rarityOf = (count: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5))
  const rarity = new Map([...owners].map(([feature, set]) => [feature, rarityOf(set.size)]))
  const rarest = rarityOf(0)
  const weigh = (features: ReadonlyMap<string, number>) =>
    [...features].map(([feature, weight]) => [feature, weight * (rarity.get(feature) ?? rarest)] as const)
  const lengthOf = (weighted: readonly (readonly [string, number])[]) =>
    Math.hypot(...weighted.map(([, weight]) => weight)) || 1

  const postings = new Map<string, { places: number[]; weights: number[] }>()
  for (const [place, { features }] of wordings.entries()) {
    const weighted = weigh(features.weights)
    const length = lengthOf(weighted)
    for (const [feature, weight] of weighted) {
      let posting = postings.get(feature)
      if (!posting) {
        posting = { places: [], weights: [] }
        postings.set(feature, posting)
      }
      posting.places.push(place)
      posting.weights.push(weight / length)
    }
  }

  // The wordings' own features are not kept: they are ten times what the postings take.
  const ownerOf = Uint16Array.from(wordings, ({ owner }) => owner)

  return ({ weights, subjects }) => {
    const weighted = weigh(weights)
    const length = lengthOf(weighted)
    const cosines = new Float64Array(ownerOf.length)
    for (const [feature, weight] of weighted) {
      const posting = postings.get(feature)
      if (!posting) continue
      const { places, weights } = posting
      for (let at = 0; at < places.length; at++) cosines[places[at]!]! += (weights[at]! * weight) / length
    }

    const covered = new Float64Array(total)
    let mass = 0
    for (const [feature, weight] of weigh(subjects)) {
      mass += weight
      for (const owner of owners.get(feature) ?? []) covered[owner]! += weight
    }

    const nearest = new Float64Array(total * NEAREST.length)
    for (let place = 0; place < cosines.length; place++) {
      if (cosines[place]! > 0) insert(nearest, ownerOf[place]! * NEAREST.length, cosines[place]!)
    }
    const ranked: Ranked[] = []
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

/** Keeps the highest values from `start` on, highest first. */
function insert(values: Float64Array, start: number, value: number): void {
  let place = start + NEAREST.length - 1
  if (value <= values[place]!) return
  while (place > start && values[place - 1]! < value) {
    values[place] = values[place - 1]!
    place--
  }
  values[place] = value
}
