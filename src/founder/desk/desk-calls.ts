import type { Finding } from '#src/preflight/finding.ts'
import type { ListStats, Tally } from '#src/waitlist/founder/list-stats.ts'
import type { WaitingComplaint } from '#src/waitlist/server/member/open-complaints.ts'
import type { LetterCalls } from './letter-calls.ts'
import type { MaeveCalls } from './maeve-calls.ts'
import type { WaveCalls } from './wave-calls.ts'

/** What the desk's page may ask its server for, by name: what it says, and what it is told. */
export type DeskCalls = {
  today: { says: Nothing; told: Today }
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

/** The day at a glance. Figures are those of `stats`. `at`: when they were read. */
export type Today = Pick<
  ListStats,
  'total' | 'today' | 'confirmed' | 'confirmedToday' | 'unsubscribed' | 'mails' | 'byForm'
> & {
  at: number
  /** The last days, the earliest first, those without anybody among them. */
  days: { day: string; joined: number; confirmed: number }[]
  areas: (Tally & { town: string })[]
  /** Who joined, by what brought them, the most first. */
  sources: Tally[]
  /** The tile map as SVG, and what each of its strengths stands for. */
  map: { svg: string; legend: { strength: number; from: number; to: number }[] }
  complaints: WaitingComplaint[]
  /** Emails that mail servers reported as spam, as `stats` says it; empty where nothing was reported. */
  reports: string
  /** Topics that Maeve could not answer and that people wait for, and how many people. */
  waitedFor: { topics: number; people: number }
  /** Letters that stopped, with the reason. */
  stopped: { name: string; reason: string }[]
  /** As preflight finds it. */
  backup: Finding
}
