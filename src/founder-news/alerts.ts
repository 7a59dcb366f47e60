import { alertWords } from '#src/content/founder-news.ts'
import type { Alert, Figures } from '#src/content/news-parts.ts'
import { DAY_MS } from '#src/time/durations.ts'

/** This many joins in an hour are unusual; so are two days of none on a site that usually has this many a day. */
const RUSH = { atLeast: 50, times: 10 } as const
const MANY_A_DAY = 10
/** The share of a disk that should be free. */
const FREE = 0.1

/** Joins in the last hour and the last two days, and the usual numbers, from the four weeks before that hour. */
type Pace = { hour: number; twoDays: number; usualHour: number; usualDay: number }

/** The facts that alerts depend on. Times in epoch milliseconds; each rejects if it cannot be read. */
export type Facts = {
  /** Complaints, and emails reported as spam, since a given time. */
  complaints(since: number): Promise<{ made: number; spam: number }>
  /** Emails that wait because the mail server cannot be used. */
  stuckMails(now: number): Promise<number>
  pace(now: number): Promise<Pace>
  /** Bytes on the disk that matters most. */
  disk(): Promise<{ free: number; size: number }>
}

/** Returns figures if there is something to report. `since`: the last alert of this kind, or a day ago. */
type Watch = (facts: Facts, at: { now: number; since: number }) => Promise<Figures | undefined>

/** Each kind of alert, and when to send it. */
const WATCHES = {
  async complaint({ complaints }, { since }) {
    const { made, spam } = await complaints(since)
    return made || spam ? { made, spam } : undefined
  },

  async mail({ stuckMails }, { now }) {
    const waiting = await stuckMails(now)
    return waiting ? { waiting } : undefined
  },

  async rush({ pace }, { now }) {
    const { hour, usualHour } = await pace(now)
    const many = hour >= RUSH.atLeast && hour >= RUSH.times * usualHour
    return many ? { hour, usual: Math.round(usualHour) } : undefined
  },

  async silence({ pace }, { now }) {
    const { twoDays, usualDay } = await pace(now)
    return twoDays === 0 && usualDay >= MANY_A_DAY ? { usual: Math.round(usualDay) } : undefined
  },

  async disk({ disk }) {
    const { free, size } = await disk()
    return free < FREE * size
      ? { percent: Math.floor((100 * free) / size), gigabytes: round(free / 1e9) }
      : undefined
  },
} satisfies Record<string, Watch>

/** Returns the alerts that every site has. */
export const alertsOf = (facts: Facts): Alert[] =>
  Object.entries(WATCHES).map(([kind, watch]: [string, Watch]) => ({
    kind,
    watch: at => watch(facts, at),
    words: alertWords[kind as keyof typeof WATCHES],
  }))

/** Returns when a kind of alert starts looking: at its last alert, or a day ago if there was none or a wrong clock dated it. */
export const sinceTold = (toldAt: number | undefined, now: number): number =>
  toldAt === undefined || toldAt > now ? now - DAY_MS : toldAt

const round = (n: number) => Math.round(10 * n) / 10
