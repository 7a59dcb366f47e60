import { type Facet, readSubjects, type Subject } from './read-subjects.ts'

/** A subject with all its wordings in one list. */
export type KnowledgeEntry = Omit<Subject, 'wordings'> & {
  wordings: readonly string[]
  /** Its text is an answer of the founder's, from the database, with further ways to ask for it. */
  answered?: { askedAs: readonly string[] }
  /** Only its own text; its facets stay as they are. */
  askedAs?: readonly string[]
}

/** A facet's name among those of all subjects. */
export const facetId = ({ id }: Pick<Subject, 'id'>, { name, slot }: Pick<Facet, 'name' | 'slot'>): string =>
  `${id}/${name}${slot ? ` ${slot}` : ''}`

const subjects = readSubjects()

/** Subjects that only danger has: no ordinary message is like them. */
export const dangerTopics: ReadonlySet<string> = new Set(['emergency', 'distress'])

/** The knowledge as if the named sets of questions had never been read. */
export function knowledgeWithout(...sets: readonly string[]): readonly KnowledgeEntry[] {
  return subjects.map(subject => ({
    ...subject,
    wordings: Object.entries(subject.wordings).flatMap(([set, asked]) => (sets.includes(set) ? [] : asked)),
  }))
}

/** Everything Maeve knows, and the subjects she recognises as not hers. */
export const maeveKnowledge: readonly KnowledgeEntry[] = knowledgeWithout()
