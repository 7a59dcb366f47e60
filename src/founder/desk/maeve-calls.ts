import type { Trial } from '#src/operator/maeve/trial.ts'

/** An answer as it was typed: `until` is a day, `askedAs` has one way to ask a line. */
export type TypedAnswer = { topic: string; answer: string; until: string; askedAs: string }

export type MaeveCalls = {
  topics: { says: Record<string, never>; told: AskedTopic[] }
  'try-answer': { says: TypedAnswer; told: Omit<Trial, 'answered'> & { gets: number; some: string[] } }
  'go-live': { says: TypedAnswer; told: string }
  retract: { says: { topic: string }; told: string }
}

/** What she could not say, or what the founder answered to it: how often it was asked of late, and how many wait. */
export type AskedTopic = {
  id: string
  title: string
  /** What she says now. */
  says: string
  /** How people ask it. */
  askedLike: string[]
  asked: number
  waiting: number
  /** The founder’s answer. `since` and `until` are days. */
  own?: Omit<TypedAnswer, 'topic'> & { version: number; since: string; outOfDate: boolean }
}
