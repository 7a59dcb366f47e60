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

/** An entry before the ways of asking for it (content/maeve/wordings) are joined to it. */
export type KnowledgeFact = Omit<KnowledgeEntry, 'wordings'>

/** Gives every fact of one file its kind. */
export function factsOf(
  kind: KnowledgeKind,
  list: readonly Omit<KnowledgeFact, 'kind'>[],
): readonly KnowledgeFact[] {
  return list.map(fact => ({ kind, ...fact }))
}
