import { untilLaunchTurns } from '#src/launch-said.ts'
import { readSubjects, type Subject } from './read-subjects.ts'

/** A subject with all its wordings in one list. */
export type KnowledgeEntry = Omit<Subject, 'wordings'> & {
  wordings: readonly string[]
  /** Its text is an answer of the founder's, from the database, with further ways to ask for it. */
  answered?: { askedAs: readonly string[] }
  /** Further ways to ask for it, if the founder's answer replaces only its own text, not its facets. */
  askedAs?: readonly string[]
}

const subjects = untilLaunchTurns(() => readSubjects())

/** The subjects about danger, to which no ordinary message is matched. */
export const dangerTopics: ReadonlySet<string> = new Set(['emergency', 'distress'])

/** The knowledge as if the named sets of questions had never been read. */
export function knowledgeWithout(...sets: readonly string[]): readonly KnowledgeEntry[] {
  return subjects().map(subject => ({
    ...subject,
    wordings: Object.entries(subject.wordings).flatMap(([set, asked]) => (sets.includes(set) ? [] : asked)),
  }))
}

/** Everything Maeve knows, and the subjects she recognises as not hers, in words that are true now. */
export const knowledgeNow = untilLaunchTurns(() => knowledgeWithout())

/** The same, as it was when the process started. */
export const maeveKnowledge: readonly KnowledgeEntry[] = knowledgeNow()
