import type { WaitingComplaint } from '#src/operator/complaints.ts'
import type { Stats, Tally } from '#src/operator/stats.ts'
import type { Finding } from '#src/preflight/finding.ts'

/** What the desk's page may ask its server for, by name: what it says, and what it is told. */
export type DeskCalls = {
  today: { says: Nothing; told: Today }
  preflight: { says: Nothing; told: Finding[] }
  'close-complaint': { says: { id: string }; told: null }
}

export type CallName = keyof DeskCalls
export type Nothing = Record<string, never>

/** The day at a glance. Figures are those of `stats`. `at`: when they were read. */
export type Today = Pick<
  Stats,
  'total' | 'today' | 'confirmed' | 'confirmedToday' | 'unsubscribed' | 'mails' | 'byForm'
> & {
  at: number
  /** The last days, the earliest first, those without anybody among them. */
  days: { day: string; joined: number; confirmed: number }[]
  areas: (Tally & { town: string })[]
  /** The tile map as SVG, and what each of its strengths stands for. */
  map: { svg: string; legend: { strength: number; from: number; to: number }[] }
  complaints: WaitingComplaint[]
  /** Emails that mail servers reported as spam, as `stats` says it; empty where nothing was reported. */
  reports: string
  /** Topics that Maeve could not answer and that people wait for, and how many people. */
  waitedFor: { topics: number; people: number }
  /** Letters that stopped, with the reason. */
  stopped: { name: string; reason: string }[]
}
