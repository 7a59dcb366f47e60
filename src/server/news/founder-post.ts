import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#src/db/database.ts'
import type { Facts } from '#src/founder-news/alerts.ts'
import { createFounderNews } from '#src/founder-news/founder-news.ts'
import { spamSince } from '#src/letters/bounces/report-figures.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { stuckMails } from '#src/mail/standing.ts'
import { diskOf } from '#src/preflight/room-on-disk.ts'
import { readPace } from '#src/waitlist/server/figures/pace.ts'
import { complaintsSince } from '#src/waitlist/server/member/open-complaints.ts'
import type { Config } from '../config.ts'
import { type Backups, lastCounted } from './last-counted.ts'

type Parts = {
  database: Database
  config: Pick<Config, 'publicUrl' | 'operatorName' | 'operatorContact' | 'mail' | 'news'>
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Where backups are made. */
  backups?: Backups | undefined
  /** The disk, replaced in a test. */
  disk?: Facts['disk']
}

/** Founder notifications for this list. `look` checks once; the server calls it every few minutes. */
export function createFounderPost(parts: Parts) {
  const { database, config, logger, backups, disk = () => diskOf(folderOf(database)) } = parts
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
      stoppedLetters: since => createLetterStore(database).stoppedSince(since),
      stuckMails: now => stuckMails(database, now),
      pace: now => readPace(database, now),
      disk,
      backups:
        backups &&
        (async () => ({
          failedAt: backups.failedAt(),
          countedAt: (await lastCounted(backups)) ?? undefined,
        })),
    },
    // All that Maeve knows is a tenth of a start: it is loaded once a week.
    async letter(week, now) {
      const [{ readMonday }, { mondayLetter }] = await Promise.all([
        import('./monday-figures.ts'),
        import('#src/founder-news/monday-letter.ts'),
      ])
      return mondayLetter(await readMonday(database, config, { week, now, backups }), week, now)
    },
    log: logger,
  })
}

/** Where the list is, or of PostgreSQL's, which may be on another machine, what this server writes itself. */
const folderOf = ({ file }: Database) => (file === undefined ? process.cwd() : dirname(file))
