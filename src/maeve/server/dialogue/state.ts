import type { DangerKind } from '#src/content/maeve/danger.ts'
import type { Visitor } from '../understanding/visitor.ts'

/**
 * What somebody is, or was, in danger of. `guessed`: the model sensed it, but it was never said in plain words;
 * `ordinary`: how many ordinary questions have come since the latest sign of it; `never`: it seems that there never
 * was any danger.
 */
export type DangerState = { kind: string; over: boolean; guessed: boolean; ordinary: number; never?: true }

/** The state of a conversation, worked out from the visitor's own turns each time: none of it is stored. */
export type State = {
  visitor: Visitor
  /** Whether the latest turn said something about the visitor's car, dates or ticket. */
  told?: boolean
  /** The ids of the current subjects: those of the latest reply. */
  topics: readonly string[]
  /** The turn that asked for them. */
  question: string
  /** The visitor's turns so far, latest first. */
  turns: readonly string[]
  /** The keys of the facets that were answered, and the exact words of the replies. */
  said: ReadonlySet<string>
  spoken: ReadonlySet<string>
  /** Title and first sentence of each answer, for a summary. */
  answers: readonly { title: string; line: string }[]
  danger?: DangerState
  /** The language of the latest turn, other than English. */
  language?: string | undefined
  /** The danger that the latest turn hinted at, and that she asked about. */
  suspected?: DangerKind | undefined
}

export const START: State = {
  visitor: {},
  topics: [],
  question: '',
  turns: [],
  said: new Set(),
  spoken: new Set(),
  answers: [],
}
