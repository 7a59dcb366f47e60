import { dirname } from 'node:path'
import type { Alert } from '#src/content/news-parts.ts'
import type { Database } from '#src/db/database.ts'
import type { Site } from '#src/feature.ts'
import { diskOf } from '#src/founder/room-on-disk.ts'
import { stuckMails } from '#src/mail/standing.ts'
import { readPace } from '#src/waitlist/server/figures/pace.ts'
import { complaintsSince, spamSince } from '#src/waitlist/server/member/open-complaints.ts'
import type { Facts } from '../alerts.ts'
import { createFounderNews } from '../founder-news.ts'
import type { NewsSettings } from '../news-settings.ts'

type Parts = {
  database: Database
  config: Site['config'] & { news: NewsSettings }
  logger: Pick<Site['logger'], 'warn' | 'error'>
  alerts: () => readonly Alert[]
  /** Measures the disk; replaced in a test. */
  disk?: Facts['disk']
}

/** Sends founder notifications for this list. `look` checks once; the server calls it every few minutes. */
export function createFounderPost(parts: Parts) {
  const { database, config, logger, alerts, disk = () => diskOf(folderOf(database)) } = parts
  const { mail, news, publicUrl } = config
  return createFounderNews({
    database,
    settings: news,
    mails: mail !== undefined,
    site: new URL(publicUrl).host,
    facts: {
      complaints: async since => ({
        made: await complaintsSince(database, since),
        spam: await spamSince(database, since),
      }),
      stuckMails: now => stuckMails(database, now),
      pace: now => readPace(database, now),
      disk,
    },
    alerts,
    // Loading all of Maeve's knowledge takes a tenth of the start time, so it is loaded only once a week.
    async letter(week, now) {
      const [{ readMonday }, { mondayLetter }] = await Promise.all([
        import('./monday-figures.ts'),
        import('../monday-letter.ts'),
      ])
      return mondayLetter(await readMonday(database, config, { week, now }), week, now)
    },
    log: logger,
  })
}

/** Returns the folder of the list or, for PostgreSQL, which may be on another machine, of the server's own files. */
const folderOf = ({ file }: Database) => (file === undefined ? process.cwd() : dirname(file))
