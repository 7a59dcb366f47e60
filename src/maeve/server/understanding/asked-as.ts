import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { fillerWords, stemsOf, stopWords } from './everyday-words.ts'

/**
 * Finds what the founder's own wordings lead to, whatever the order of their words. In the index they would shift every
 * other answer a little.
 */
export function createAskedAs(knowledge: readonly KnowledgeEntry[]) {
  const byWords = new Map(
    knowledge.flatMap(entry => [
      ...(entry.answered?.askedAs ?? entry.askedAs ?? []).map(
        wording => [keyOf(wording), { entry }] as const,
      ),
      ...entry.facets.flatMap(facet =>
        (facet.askedAs ?? []).map(wording => [keyOf(wording), { entry, facet: facet.name }] as const),
      ),
    ]),
  )
  return (message: string): { entry: KnowledgeEntry; facet?: string } | undefined =>
    byWords.size > 0 ? byWords.get(keyOf(message)) : undefined
}

function keyOf(text: string): string {
  const stems = stemsOf(text)
  const telling = stems.filter(word => !stopWords.has(word) && !fillerWords.has(word))
  return [...new Set(telling.length > 1 ? telling : stems)].sort().join(' ')
}
