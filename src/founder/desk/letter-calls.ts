import type { Preview } from '#src/founder/previews.ts'
import type { LetterState } from '#src/letters/sending/letter-store.ts'
import type { TypedLetter } from '#src/letters/text/letter-file.ts'
import type { ByArea } from './browser/whom-fields.tsx'

/** Whom a letter is for; empty texts leave nobody out. `topic`: only who waits to be told of it. */
export type Whom = { area: string; since: string; topic: string }

export type LetterCalls = {
  letters: { says: Record<string, never>; told: SentLetter[] }
  'letter-start': { says: Record<string, never>; told: LetterStart }
  'letter-open': { says: { name: string; text: string }; told: TypedLetter }
  'letter-reach': { says: Whom & { purpose: string }; told: Reach }
  /** Faults are what keeps it from going so far. */
  'letter-look': { says: TypedLetter; told: { faults: readonly string[]; preview: Preview | null } }
  'letter-test': { says: { letter: TypedLetter; to: string }; told: string }
  'letter-send': { says: { letter: TypedLetter; whom: Whom; at: string; typed: string }; told: string }
  'letter-stop': { says: { name: string }; told: string }
  'letter-resume': { says: { name: string; typed: string }; told: string }
  'letter-publish': { says: { name: string }; told: string }
}

/** What writing a letter begins with: where a test goes unless said, and what people wait to be told. */
export type LetterStart = {
  mail: boolean
  testTo: string
  waits: { topic: string; title: string; n: number }[]
}

/** Whom a letter would reach now, who is left out and why, and how long it takes. */
export type Reach = {
  gets: number
  byArea: ByArea
  leftOut: { why: string; n: number }[]
  days: string
}

/** A letter that was sent off, and how far it is. `tally` names what there is to tell, in words. */
export type SentLetter = {
  name: string
  subject: string
  state: LetterState
  doing: string
  to: string
  recipients: number
  sent: number
  left: number
  /** How long those who are left take; empty where mail is off. */
  days: string
  tally: { n: number; what: string }[]
  published: boolean
}
