import type { Source } from '#src/maeve/conversation.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'

/** The source that a reply names for an entry; without an address if the fact has no public one. */
export function sourceOf({ id, title, source }: KnowledgeEntry): Source {
  return source ? { id, title: source.title, url: source.url } : { id, title }
}
