import type { DangerKind } from '#src/content/maeve/danger.ts'
import type { Visitor } from '../understanding/visitor.ts'

/** What somebody is, or was, in danger of. */
export type DangerState = { kind: string; over: boolean }

/** What a conversation comes to, made anew from the visitor's own turns each time: nothing of it is kept. */
export type State = {
  visitor: Visitor
  /** Ids of the subjects in hand, the latest reply's. */
  topics: readonly string[]
  /** The turn that asked for them. */
  question: string
  /** Visitor's turns so far, latest first. */
  turns: readonly string[]
  /** How often each facet was said, by its key, and the very words. */
  said: ReadonlyMap<string, number>
  spoken: ReadonlySet<string>
  /** Title and first sentence of each answer, for a summary. */
  answers: readonly { title: string; line: string }[]
  danger?: DangerState
  /** The language of the latest turn, other than English. */
  language?: string | undefined
  /** What the latest turn was suspected of, and asked about. */
  suspected?: DangerKind | undefined
}

export const START: State = {
  visitor: {},
  topics: [],
  question: '',
  turns: [],
  said: new Map(),
  spoken: new Set(),
  answers: [],
}
