/**
 * What an entry is: a fact of ours, an official motoring fact, something we have not published,
 * small talk, or a subject that is somebody else's (recognised, never answered).
 */
export type KnowledgeKind = 'service' | 'motoring' | 'not-published' | 'talk' | 'elsewhere'

export type KnowledgeEntry = {
  id: string
  kind: KnowledgeKind
  /** Names the subject in a list of suggestions and beside a source link. */
  title: string
  /** What the visitor reads: plain text; **bold**, "- " lists and https links only. */
  text: string
  source?: { title: string; url: string }
  /** Ways visitors ask for it. */
  wordings: readonly string[]
}

/** Gives every entry of one file its kind. */
export function entries(
  kind: KnowledgeKind,
  list: readonly Omit<KnowledgeEntry, 'kind'>[],
): readonly KnowledgeEntry[] {
  return list.map(entry => ({ kind, ...entry }))
}
