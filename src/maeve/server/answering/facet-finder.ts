import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { type Facet, facetId } from '#src/maeve/knowledge/read-subjects.ts'
import type { LinearModel } from '../understanding/learned/linear-model.ts'
import { remembering } from '../understanding/remembering.ts'
import { createFeatureReader } from '../understanding/weighing/features.ts'
import { createRanker } from '../understanding/weighing/ranker.ts'
import { createLearnt } from '../understanding/weighing/weigh.ts'

export type Asked = {
  entry: KnowledgeEntry
  facet: Facet
  score: number
  nearest: number
  /**
   * From the trained model: how likely the facet is; its share of its entry's likelihood; and the share that the
   * entry's own text has.
   */
  likely: number
  share: number
  own: number
}

/** Scores: below the first, a facet is not worth naming; from the second, a text asks for it; from the third, it clearly does. */
const LEAST = 0.12
export const ASKS_FOR = 0.24
export const BEST_FACET = 0.36
/** How much the trained model counts, compared with likeness to the facet's own wordings. */
const LEARNT_SHARE = 0.5

/**
 * Finds the facets that a text may ask for, the likeliest first. `read` extracts the features of any text. Builds the
 * index once.
 */
export function createFacetFinder(knowledge: readonly KnowledgeEntry[], model?: LinearModel) {
  const owned = knowledge.flatMap(entry =>
    entry.facets.flatMap(facet => (facet.asked.length > 0 ? [{ entry, facet }] : [])),
  )
  const textsOf = ({ facet }: (typeof owned)[number]) => [facet.question, ...facet.asked]
  const readAlways = createFeatureReader([
    ...knowledge.flatMap(({ title, wordings }) => [title, ...wordings]),
    ...owned.flatMap(textsOf),
  ])
  const read = remembering(readAlways)
  const rank = createRanker(
    owned,
    owned.flatMap((one, owner) => textsOf(one).map(text => ({ owner, features: readAlways(text) }))),
  )
  const learnt = model && createLearnt(model)
  const find = remembering((text: string) => {
    const features = read(text)
    const known = learnt?.(features)
    return rank(features)
      .map(({ entry: { entry, facet }, score, nearest }): Asked => {
        const likely = known?.of(facetId(entry, facet)) ?? 0
        const all = known?.inAll(entry.id) ?? 1
        return {
          entry,
          facet,
          // A compromise between its likelihood among all facets and among those of its entry, which may be known
          // already.
          score: score + (LEARNT_SHARE * likely) / Math.sqrt(all),
          nearest,
          likely,
          share: likely / all,
          own: (known?.of(entry.id) ?? 0) / all,
        }
      })
      .filter(({ score }) => score > LEAST)
      .sort((a, b) => b.score - a.score)
  })
  return { find, read }
}

export type FacetFinder = ReturnType<typeof createFacetFinder>
