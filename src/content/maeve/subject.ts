/**
 * What an entry is: a fact of ours, an official motoring fact, something we have not published,
 * small talk, or a subject that is somebody else's (recognised, never answered).
 */
type KnowledgeKind = 'service' | 'motoring' | 'not-published' | 'talk' | 'elsewhere'

/** A subject as the founder writes it: what Maeve says of it, and how visitors ask for it. */
export type Subject = {
  /** Never changed once published: counters and saved replies name it. */
  id: string
  kind: KnowledgeKind
  /** Names the subject on a button and beside a source link. */
  title: string
  /** What the visitor reads: plain text; **bold**, "- " lists and https links only. */
  text: string
  source?: { title: string; url: string }
  /**
   * Ways visitors ask for it, parted by semicolons, by the set of questions they were taken from (src/maeve/knowledge), so that
   * a set is scored without them. `own`: by the hand that wrote the engine, which had read the sets named `tuning-`.
   */
  wordings: Readonly<Record<string, string>>
}

/** Marks every subject of one file with its kind. */
export function subjectsOf(kind: KnowledgeKind, list: readonly Omit<Subject, 'kind'>[]): readonly Subject[] {
  return list.map(subject => ({ kind, ...subject }))
}
