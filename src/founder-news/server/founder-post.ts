import { dirname } from 'node:path'
import type { Alert } from '#src/content/news-parts.ts'
import type { Database } from '#src/db/database.ts'
import type { Site, SiteConfig } from '#src/feature.ts'
import { diskOf } from '#src/founder/room-on-disk.ts'
import { faultOf } from '#src/mail/mail-fault.ts'
import { stuckMails } from '#src/mail/standing.ts'
import { repeated } from '#src/time/repeated.ts'
import type { Trouble, Troubles } from '#src/trouble.ts'
import { readPace } from '#src/waitlist/server/figures/pace.ts'
import { complaintsSince, spamSince } from '#src/waitlist/server/member/open-complaints.ts'
import type { Facts } from '../alerts.ts'
import { createFounderNews } from '../founder-news.ts'
import type { NewsSettings } from '../news-settings.ts'
import { postOf } from '../post/alert-post.ts'
import { tryAddress } from '../post/try-address.ts'
import { createTroubleNews, type Way } from '../trouble-news.ts'
import { drawNews } from './news-mail.ts'

/** How soon, and how often, to check the server's troubles, in milliseconds: this reads only memory. */
const TROUBLES_MS = 15_000

type Parts = {
  database: Database
  config: Site['config'] & { news: NewsSettings }
  logger: Pick<Site['logger'], 'warn' | 'error'>
  alerts: () => readonly Alert[]
  troubles: Pick<Troubles, 'all'>
  /** Measures the disk; replaced in a test. */
  disk?: Facts['disk']
}

/**
 * Sends the founder's notifications for this list. `look` checks once, and `lookAtTroubles` checks what is failing now; the
 * server calls both repeatedly.
 */
export function createFounderPost(parts: Parts) {
  const { database, config, logger, alerts, troubles, disk = () => diskOf(folderOf(database)) } = parts
  const { mail, publicUrl } = config
  const stopping = new AbortController()
  const { look: lookAtTroubles } = createTroubleNews({
    database,
    troubles: troubles.all,
    ways: directWays(config, stopping.signal),
    log: logger,
  })
  const looking = repeated(() => lookAtTroubles(), { firstMs: TROUBLES_MS, restMs: TROUBLES_MS })
  const news = createFounderNews({
    database,
    settings: config.news,
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
    isDown: () => isFailing([...troubles.all()].find(({ kind }) => kind === 'database')),
    log: logger,
  })
  return {
    ...news,
    lookAtTroubles,
    start() {
      news.start()
      looking.start()
    },
    async stop() {
      stopping.abort()
      await Promise.all([news.stop(), looking.stop()])
    },
  }
}

const isFailing = (trouble: Trouble | undefined) => typeof trouble?.state() === 'object'

/** Returns the folder of the list or, for PostgreSQL, which may be on another machine, of the server's own files. */
const folderOf = ({ file }: Database) => (file === undefined ? process.cwd() : dirname(file))

/** Reaches the founder without the database: straight through the mail server, and by webhook. */
function directWays(
  { mail, news: { email, notify }, publicUrl }: SiteConfig & { news: NewsSettings },
  stopping: AbortSignal,
): Way[] {
  const site = new URL(publicUrl).host
  const ways: Way[] = []
  if (mail && email !== undefined)
    ways.push({
      name: 'email',
      async send({ kind, at, words }) {
        const { openTransport } = await import('#src/mail/transport.ts')
        const transport = openTransport(mail, 1)
        stopping.addEventListener('abort', transport.close)
        try {
          await transport.send({ to: email, ...drawNews(words, publicUrl) }, `news:${kind} ${at}`)
        } catch (error) {
          return faultOf(error).code
        } finally {
          stopping.removeEventListener('abort', transport.close)
          transport.close()
        }
      },
    })
  if (notify)
    ways.push({
      name: 'NOTIFY_URL',
      async send({ kind, at, words: { title, preview: text } }) {
        const post = postOf({ kind, at, site, title, text, figures: {} }, notify, Date.now())
        const answer = await tryAddress(notify.url, { method: 'POST', ...post }, stopping)
        return typeof answer === 'object' ? answer.fault : undefined
      },
    })
  return ways
}
