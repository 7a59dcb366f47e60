import type { Alert, NewsWords } from '#src/content/news-parts.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { type Queued, queueMail } from '#src/mail/outbox.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { repeated } from '#src/time/repeated.ts'
import { alertsOf, type Facts, sinceTold } from './alerts.ts'
import type { NewsSettings } from './news-settings.ts'
import { isFresh, letterWent, readPastNews, takeDay, takeLetter } from './past-news.ts'
import type { PostedAlert } from './post/alert-post.ts'
import { HEARTBEAT, postDue } from './post/outgoing.ts'
import { dueWeek, type UkWeek } from './uk-week.ts'

/** The kind of the founder's emails in the outbox. */
export const NEWS_KIND = 'news'

/** The time to the first check, and between checks, in milliseconds. */
const FIRST_MS = MINUTE_MS
const LOOK_MS = 5 * MINUTE_MS

type Log = Record<'warn' | 'error', (about: object, line: string) => void>
type Parts = {
  database: Database
  settings: NewsSettings
  /** Whether emails are sent. */
  mails: boolean
  /** The site's host, to tell the alerts of several sites apart. */
  site: string
  facts: Facts
  /** Alerts of the features. */
  alerts: () => readonly Alert[]
  /** Writes the letter about a week. */
  letter: (week: UkWeek, now: number) => Promise<NewsWords>
  /** Whether the database is known to fail: nothing can be read then. */
  isDown: () => boolean
  log: Log
}

/** Sends founder notifications, once for all servers on a database: a letter on Mondays, alerts at once, a heartbeat. */
export function createFounderNews({
  database,
  settings,
  mails,
  site,
  facts,
  alerts,
  letter,
  isDown,
  log,
}: Parts) {
  const writes = mails && settings.email !== undefined
  const stopping = new AbortController()
  const looking = repeated(() => look(), { firstMs: FIRST_MS, restMs: LOOK_MS })

  /** Makes one check. Whatever fails is logged and tried again at the next. */
  async function look(now: number = Date.now()): Promise<void> {
    if (isDown()) return
    // Two kinds need it, and it reads the whole list.
    let pace: ReturnType<Facts['pace']> | undefined
    const ofNow = {
      ...facts,
      pace: () => {
        pace ??= facts.pace(now)
        return pace
      },
    }
    const all = [...alertsOf(ofNow), ...alerts()]
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
    const words = await letter(week, now)
    await database.exclusively(async session => {
      if (await takeLetter(session, week.monday, now))
        await queueNews(session, `monday ${week.monday}`, words, now)
    })
  }

  return {
    look,
    start: looking.start,
    stop() {
      stopping.abort()
      return looking.stop()
    },
  }
}

/** Queues an email to the founder. Its `email_key` is not a real address, so erasing a person never deletes it. */
export function queueNews(session: Queryable, name: string, words: NewsWords, now: number) {
  const cause = `${NEWS_KIND}:${name}`
  return queueMail(session, { cause, kind: NEWS_KIND, email_key: cause, words: JSON.stringify(words) }, now)
}

/** Returns the words of an email to the founder; undefined if its row is gone. */
export async function newsWords({ query }: Queryable, { cause }: Pick<Queued, 'cause'>) {
  const [row] = await query<{ words: string | null }>('select words from mail_outbox where cause = $1', [
    cause,
  ])
  return row?.words ? (JSON.parse(row.words) as NewsWords) : undefined
}
