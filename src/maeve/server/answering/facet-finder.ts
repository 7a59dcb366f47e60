import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { Facet } from '#src/maeve/knowledge/read-subjects.ts'
import { remembering } from '../understanding/remembering.ts'
import { createFeatureReader } from '../understanding/weighing/features.ts'
import { createRanker } from '../understanding/weighing/ranker.ts'

export type Asked = { entry: KnowledgeEntry; facet: Facet; score: number; nearest: number }

/** Score below which a facet is not worth naming, from which a text asks for it, and from which it surely does. */
const LEAST = 0.12
export const ASKS_FOR = 0.24
export const BEST_FACET = 0.36

/** Finds the facets that a text may ask for, the likeliest first; `read` extracts the features of any text. The index is built here, once. */
export function createFacetFinder(knowledge: readonly KnowledgeEntry[]) {
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
  const find = remembering((text: string) =>
    rank(read(text))
      .filter(({ score }) => score > LEAST)
      .sort((a, b) => b.score - a.score)
      .map(({ entry: asked, score, nearest }): Asked => ({ ...asked, score, nearest })),
  )
  return { find, read }
}

export type FacetFinder = ReturnType<typeof createFacetFinder>
