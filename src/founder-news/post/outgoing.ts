import type { Queryable } from '#src/db/database.ts'
import { DAY_MS, MINUTE_MS } from '#src/time/durations.ts'
import type { NewsSettings } from '../news-settings.ts'
import { postAlert, tryAddress } from './alert-post.ts'

/**
 * The wait before the next attempt, in milliseconds, doubled each time, and the number of attempts: over two
 * and a half hours in all.
 */
const AGAIN_MS = 5 * MINUTE_MS
const TRIES = 6

/** The name of the heartbeat's row. Its alert is empty, as its address is only requested. */
export const HEARTBEAT = 'heartbeat'

type Log = { warn(about: object, line: string): void }
type Due = { name: string; told_at: number; alert: string; due_at: number; tries: number }

/** Posts what is due, each row from only one of several servers. Rejects if the database fails. */
export async function postDue(
  { query }: Queryable,
  { notify, heartbeat }: Pick<NewsSettings, 'notify' | 'heartbeat'>,
  { now, log, stopping }: { now: number; log: Log; stopping: AbortSignal },
): Promise<void> {
  // A row due more than a day ahead was postponed while the clock was wrong.
  const due = await query<Due>(
    'select name, told_at, notice as alert, due_at, tries from founder_news where notice is not null and (due_at <= $1 or due_at > $2) order by due_at',
    [now, now + DAY_MS],
  )
  await Promise.all(due.map(deliver))

  async function deliver(row: Due) {
    const { name, told_at, due_at } = row
    const tries = row.tries + 1
    const mine = await query(
      `update founder_news set due_at = $3, tries = $4
        where name = $1 and due_at = $2 and tries = $4 - 1 and notice is not null returning name`,
      [name, due_at, now + AGAIN_MS * 2 ** row.tries, tries],
    )
    if (!mine.length) return
    const answer = await send(row)
    if (typeof answer === 'object') {
      const { fault } = answer
      if (stopping.aborted) return
      const last = tries >= TRIES
      log.warn(
        { about: name, fault },
        last ? 'gave up: its receiver does not accept it' : 'not accepted, will be tried again',
      )
      if (!last) return
    }
    await query('update founder_news set notice = null where name = $1 and told_at = $2', [name, told_at])
  }

  async function send({ name, alert }: Due) {
    if (name === HEARTBEAT) return heartbeat ? tryAddress(heartbeat, { method: 'GET' }, stopping) : 'gone'
    return notify ? postAlert(JSON.parse(alert), notify, now, stopping) : 'gone'
  }
}
