import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import { createFeatureReader, type Features } from './features.ts'

/** Share of the score that the best single wording gives; the rest is what the entry as a whole has in common. */
const WORDING_SHARE = 0.7
/** How much of a known word's weight an unknown one casts as doubt. */
const UNKNOWN_SHARE = 0.6
/** Coverage is forgiven up to this factor: nobody asks in exactly our words. */
const COVERAGE_GRACE = 1.15

export type Ranked = { entry: KnowledgeEntry; score: number }

export type Ranker = {
  read(text: string): Features
  /** All entries that share something with the question, best first. Scores run from 0 to 1. */
  rank(features: Features): Ranked[]
}

type Posting = { wording: number; weight: number }

/** Indexes the wordings once: cosine of the best wording x coverage of the question's words. */
export function createRanker(knowledge: readonly KnowledgeEntry[]): Ranker {
  const texts = knowledge.map(entry => [...new Set([entry.title, ...entry.wordings])])
  const read = createFeatureReader(texts.flat())
  const wordings = texts.flatMap((list, owner) => list.map(text => ({ owner, weights: read(text).weights })))

  const owners = new Map<string, Set<number>>()
  for (const { owner, weights } of wordings) {
    for (const feature of weights.keys()) {
      const set = owners.get(feature)
      if (set) set.add(owner)
      else owners.set(feature, new Set([owner]))
    }
  }
  const total = knowledge.length
  const rarityOf = (count: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5))
  const rarity = new Map([...owners].map(([feature, set]) => [feature, rarityOf(set.size)]))
  const unknownWeight = rarityOf(0) * UNKNOWN_SHARE

  const postings = new Map<string, Posting[]>()
  for (const [wording, { weights }] of wordings.entries()) {
    const weighted = [...weights].map(
      ([feature, weight]) => [feature, weight * rarity.get(feature)!] as const,
    )
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1
    for (const [feature, weight] of weighted) {
      const list = postings.get(feature)
      const posting = { wording, weight: weight / length }
      if (list) list.push(posting)
      else postings.set(feature, [posting])
    }
  }

  function rank({ weights, content }: Features): Ranked[] {
    const known = [...weights].flatMap(([feature, weight]) => {
      const rare = rarity.get(feature)
      return rare === undefined ? [] : [[feature, weight * rare] as const]
    })
    const length = Math.hypot(...known.map(([, weight]) => weight))
    if (length === 0) return []
    const mass = known.reduce((sum, [, weight]) => sum + weight, 0)
    const unknown = new Set(content.filter(word => !rarity.has(word))).size * unknownWeight
    const coverage = Math.min(1, (mass / (mass + unknown)) * COVERAGE_GRACE)

    const cosines = new Float64Array(wordings.length)
    const shared = new Float64Array(total)
    for (const [feature, weight] of known) {
      for (const posting of postings.get(feature) ?? []) {
        cosines[posting.wording]! += (posting.weight * weight) / length
      }
      for (const owner of owners.get(feature) ?? []) shared[owner]! += weight / mass
    }
    const best = new Float64Array(total)
    for (const [wording, { owner }] of wordings.entries()) {
      if (cosines[wording]! > best[owner]!) best[owner] = cosines[wording]!
    }
    const ranked: Ranked[] = []
    for (const [owner, entry] of knowledge.entries()) {
      const score = (WORDING_SHARE * best[owner]! + (1 - WORDING_SHARE) * shared[owner]!) * coverage
      if (score > 0) ranked.push({ entry, score })
    }
    return ranked.sort((a, b) => b.score - a.score)
  }

  // @ts-ignore
  function parts({ weights, content }) {
    const known = [...weights].flatMap(([feature, weight]) => { const rare = rarity.get(feature); return rare === undefined ? [] : [[feature, weight * rare] as const] })
    const length = Math.hypot(...known.map(([, weight]) => weight)); if (!length) return []
    const mass = known.reduce((sum, [, weight]) => sum + weight, 0)
    const unknown = new Set(content.filter((word: string) => !rarity.has(word))).size * unknownWeight
    const coverage = Math.min(1, (mass / (mass + unknown)) * COVERAGE_GRACE)
    const cosines = new Float64Array(wordings.length), shared = new Float64Array(total)
    for (const [feature, weight] of known) { for (const p of postings.get(feature) ?? []) cosines[p.wording]! += (p.weight * weight) / length; for (const o of owners.get(feature) ?? []) shared[o]! += weight / mass }
    const best = new Float64Array(total)
    for (const [w, { owner }] of wordings.entries()) if (cosines[w]! > best[owner]!) best[owner] = cosines[w]!
    return knowledge.map((entry, o) => ({ entry, cos: best[o]!, shared: shared[o]!, full: shared[o]! * mass / (mass + unknown), cov: coverage })).filter(p => p.cos > 0)
  }
  // @ts-ignore
  return { read, rank, parts }
}
