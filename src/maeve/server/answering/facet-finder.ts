import { facetId, type KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { Facet } from '#src/maeve/knowledge/read-subjects.ts'
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
  /** What was learnt: how likely it is; its share of its entry's likelihood, and that of the entry's own text. */
  likely: number
  share: number
  own: number
}

/** Score below which a facet is not worth naming, from which a text asks for it, and from which it surely does. */
const LEAST = 0.12
export const ASKS_FOR = 0.24
export const BEST_FACET = 0.36
/** How much what was learnt counts next to likeness to the facet's own wordings. */
const LEARNT_SHARE = 0.5

/** Finds the facets that a text may ask for, the likeliest first; `read` extracts the features of any text. The index is built here, once. */
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
          // Between its likelihood among all and among those of its entry, as the entry may be known from before.
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
