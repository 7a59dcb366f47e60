import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { fillerWords, stemsOf, stopWords } from './everyday-words.ts'

/**
 * Finds what a message asks for if it is one of the founder's ways to ask, in whatever order of words. In the index,
 * these ways would shift every other answer a little.
 */
export function askedAs(
  knowledge: readonly KnowledgeEntry[],
  message: string,
): { entry: KnowledgeEntry; facet?: string } | undefined {
  const key = keyOf(message)
  const asks = (ways: readonly string[] | undefined) => ways?.some(way => keyOf(way) === key)
  // If several match, the last one counts, and a facet counts before its entry.
  for (const entry of knowledge.toReversed()) {
    const facet = entry.facets.findLast(facet => asks(facet.askedAs))
    if (facet) return { entry, facet: facet.name }
    if (asks(entry.answered?.askedAs ?? entry.askedAs)) return { entry }
  }
  return undefined
}

function keyOf(text: string): string {
  const stems = stemsOf(text)
  const telling = stems.filter(word => !stopWords.has(word) && !fillerWords.has(word))
  return [...new Set(telling.length > 1 ? telling : stems)].sort().join(' ')
}
