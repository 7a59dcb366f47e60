import { alertWords } from '#src/content/founder-news.ts'
import type { Alert } from '#src/content/news-parts.ts'
import type { Database } from '#src/db/database.ts'
import { stuckMails } from '#src/mail/standing.ts'
import { readPace } from '#src/waitlist/server/figures/pace.ts'
import { complaintsSince, spamSince } from '#src/waitlist/server/member/open-complaints.ts'

/** An hour with at least this many joins is unusual if that is also at least this many times the usual number. */
const RUSH = { atLeast: 50, times: 10 } as const
/** Two days without a join are unusual on a site that usually has this many a day. */
const MANY_A_DAY = 10
/** The share of a disk that should be free. */
const FREE = 0.1

/** Returns the alerts that every site has, for one check. `disk`: measures the disk that matters most, in bytes. */
export function siteAlerts(
  database: Database,
  now: number,
  disk: () => Promise<{ free: number; size: number }>,
): Alert[] {
  let pace: ReturnType<typeof readPace> | undefined
  /** Reads the whole list, but only once for the two kinds of alert that need it. */
  const readOnce = () => {
    pace ??= readPace(database, now)
    return pace
  }
  const watches: Record<keyof typeof alertWords, Alert['watch']> = {
    async complaint({ since }) {
      const made = await complaintsSince(database, since)
      const spam = await spamSince(database, since)
      return made || spam ? { made, spam } : undefined
    },

    async mail() {
      const waiting = await stuckMails(database, now)
      return waiting ? { waiting } : undefined
    },

    async rush() {
      const { hour, usualHour } = await readOnce()
      const many = hour >= RUSH.atLeast && hour >= RUSH.times * usualHour
      return many ? { hour, usual: Math.round(usualHour) } : undefined
    },

    async silence() {
      const { twoDays, usualDay } = await readOnce()
      return twoDays === 0 && usualDay >= MANY_A_DAY ? { usual: Math.round(usualDay) } : undefined
    },

    async disk() {
      const { free, size } = await disk()
      const gigabytes = Math.round(free / 1e8) / 10
      return free < FREE * size ? { percent: Math.floor((100 * free) / size), gigabytes } : undefined
    },
  }
  return Object.entries(alertWords).map(([kind, words]) => ({
    ...{ kind, words },
    watch: watches[kind as keyof typeof alertWords],
  }))
}
