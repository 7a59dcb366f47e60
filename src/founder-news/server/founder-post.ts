import { dirname } from 'node:path'
import type { Alert } from '#src/content/news-parts.ts'
import type { Database } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { diskOf } from '#src/founder/files/room-on-disk.ts'
import { faultOf } from '#src/mail/mail-fault.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { repeated } from '#src/time/repeated.ts'
import type { Troubles } from '#src/trouble.ts'
import type { NewsSettings } from '../news-settings.ts'
import { isFresh, letterWent, readPastNews, sinceTold, takeDay, takeLetter } from '../past-news.ts'
import { type PostedAlert, postAlert } from '../post/alert-post.ts'
import { HEARTBEAT, postDue } from '../post/outgoing.ts'
import { createTroubleNews, type Way } from '../trouble-news.ts'
import { dueWeek } from '../uk-week.ts'
import { drawNews, queueNews } from './news-mail.ts'
import { siteAlerts } from './site-alerts.ts'

/** The time to the first check, and between checks, in milliseconds. */
const CHECKS = { firstMs: MINUTE_MS, restMs: 5 * MINUTE_MS }
/** How often to check the server's troubles, in milliseconds: this reads only memory. */
const TROUBLES = { firstMs: 15_000, restMs: 15_000 }

type Config = SiteConfig & { news: NewsSettings }
type Parts = {
  database: Database
  config: Config
  logger: Record<'warn' | 'error', (about: object, line: string) => void>
  /** Alerts of the features. */
  alerts: () => readonly Alert[]
  troubles: Pick<Troubles, 'all'>
  /** Measures the disk; replaced in a test. */
  disk?: Parameters<typeof siteAlerts>[2]
}

/**
 * Sends the founder's notifications, once for all servers on a database: a letter on Mondays, alerts at once, a heartbeat.
 * `look` checks once, and `lookAtTroubles` checks what is failing now; the server calls both repeatedly.
 */
export function createFounderPost({ database, config, logger: log, alerts, troubles, ...parts }: Parts) {
  const { news: settings } = config
  const { disk = () => diskOf(folderOf(database)) } = parts
  const writes = config.mail !== undefined && settings.email !== undefined
  const site = new URL(config.publicUrl).host
  const stopping = new AbortController()
  const { look: lookAtTroubles } = createTroubleNews({
    ...{ database, log, troubles: troubles.all },
    ways: directWays(config, site, stopping.signal),
  })
  const looking = [repeated(() => look(), CHECKS), repeated(() => lookAtTroubles(), TROUBLES)]

  /** Makes one check. Whatever fails is logged and tried again at the next check. */
  async function look(now: number = Date.now()): Promise<void> {
    // Nothing can be read from a database that is known to fail.
    const isDown = Array.from(troubles.all()).some(
      ({ kind, state }) => kind === 'database' && typeof state() === 'object',
    )
    if (isDown) return
    const all = [...siteAlerts(database, now, disk), ...alerts()]
    await Promise.all(all.map(alert => tried(alert.kind, () => tell(alert, now))))
    await tried('monday', () => monday(now))
    if (settings.heartbeat) await tried(HEARTBEAT, () => takeDay(database, HEARTBEAT, '', now))
    await tried('posts', () => postDue(database, settings, { now, log, stopping: stopping.signal }))
  }

  async function tried(about: string, task: () => Promise<unknown>) {
    await task().catch(err => {
      if (!stopping.signal.aborted)
        log.error({ about, err }, 'news for the founder failed, and will be tried again')
    })
  }

  async function tell(alert: Alert, now: number) {
    const { kind, atOnce } = alert
    const toldAt = (await readPastNews(database, now)).get(kind)
    if (!atOnce && isFresh(toldAt, now)) return
    const since = sinceTold(toldAt, now)
    const figures = await alert.watch({ now, since })
    if (!figures) return
    const words = alert.words(figures)
    const { title, preview: text } = words
    const notice: PostedAlert = { kind, at: now, site, title, text, figures }
    const mine = await database.exclusively(async session => {
      const post = settings.notify ? JSON.stringify(notice) : null
      const taken = await takeDay(session, kind, post, now, atOnce ? since : undefined)
      // An email about email not working would come too late.
      if (taken && writes && kind !== 'mail') await queueNews(session, `${kind} ${now}`, words, now)
      return taken
    })
    if (mine) log.warn({ alert: kind, ...figures }, title)
  }

  async function monday(now: number) {
    const week = writes ? dueWeek(now) : undefined
    if (!week || (await letterWent(database, week.monday))) return
    // Loading all of Maeve's knowledge takes a tenth of the start time, so it is loaded only when a letter is
    // due.
    const { mondayLetter, readMonday } = await import('./monday-letter.ts')
    const words = mondayLetter(await readMonday(database, config, { week, now }), week, now)
    await database.exclusively(async session => {
      if (await takeLetter(session, week.monday, now))
        await queueNews(session, `monday ${week.monday}`, words, now)
    })
  }

  return {
    look,
    lookAtTroubles,
    start() {
      for (const { start } of looking) start()
    },
    async stop() {
      stopping.abort()
      await Promise.all(looking.map(({ stop }) => stop()))
    },
  }
}

/** Returns the folder of the database's file, or our own for PostgreSQL, which may be on another machine. */
const folderOf = ({ file }: Database) => (file === undefined ? process.cwd() : dirname(file))

/** Returns the ways to reach the founder without the database: straight through the mail server, and by webhook. */
function directWays({ mail, news, publicUrl }: Config, site: string, stopping: AbortSignal): Way[] {
  const { email, notify } = news
  const ways: Way[] = []
  if (mail && email !== undefined)
    ways.push({
      name: 'email',
      async send({ kind, at, words }) {
        const { sendOnce } = await import('#src/mail/transport.ts')
        const note = { to: email, ...drawNews(words, publicUrl) }
        return sendOnce(mail, note, `news:${kind} ${at}`, stopping).then(
          () => undefined,
          error => faultOf(error).code,
        )
      },
    })
  if (notify)
    ways.push({
      name: 'NOTIFY_URL',
      async send({ kind, at, words: { title, preview: text } }) {
        const notice = { kind, at, site, title, text, figures: {} }
        const answer = await postAlert(notice, notify, Date.now(), stopping)
        return typeof answer === 'object' ? answer.fault : undefined
      },
    })
  return ways
}
