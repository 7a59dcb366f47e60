import type { Finding } from '#src/preflight/finding.ts'
import type { LetterCalls } from './letter-calls.ts'
import type { MaeveCalls } from './maeve-calls.ts'
import type { WaveCalls } from './wave-calls.ts'

/** What the desk's page may ask its server for, by name: what it says, and what it is told. */
export type DeskCalls = {
  preflight: { says: Nothing; told: Finding[] }
} & PeopleCalls &
  MaeveCalls &
  LetterCalls &
  WaveCalls

/** Who is asked for; empty texts ask for nothing. */
type AskedFor = { area: string; since: string }

/** Where a call tells a text, it is what was done. */
export type PeopleCalls = {
  people: { says: AskedFor & { search: string }; told: { count: number; shown: FoundPerson[] } }
  export: { says: AskedFor & { form: 'csv' | 'json' }; told: { name: string; text: string; n: number } }
  import: {
    says: { name: string; text: string; apply: boolean }
    told: { added: number; words: string[]; said: string[] }
  }
}

export type FoundPerson = { email: string; postcode: string; joined: string; state: string }

type Call = { says: unknown; told: unknown }
/** What answers such calls. */
export type CallsOf<Some extends Record<string, Call>> = {
  [Name in keyof Some]: (says: Some[Name]['says']) => Promise<Some[Name]['told']>
}

export type CallName = keyof DeskCalls
type Nothing = Record<string, never>
