import type { Database } from '#src/db/database.ts'
import { dueWeek } from '#src/founder-news/uk-week.ts'
import { DAY_MS, MINUTE_MS, WEEK_MS } from '#src/time/durations.ts'
import { startTestSmtp } from '#test/support/mail/test-smtp.ts'
import { type Finding, sleep, until } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'

const ROUNDS = 20

/** Sets a process's clock ahead, and makes the first check for news run at once instead of a minute after the start. */
const AHEAD = `const [now, later] = [Date.now, setTimeout]
Date.now = () => now() + Number(process.env.AHEAD_MS)
const isLook = (work, ms) => ms === ${MINUTE_MS} && String(work).includes('look().then')
globalThis.setTimeout = (work, ms, ...more) => later(work, isLook(work, ms) ? 1 : ms, ...more)`

/** kill -9 of the server around the Monday letter, each time in a different week: every letter arrives. */
export async function mondayLetter(engine: Database['engine']): Promise<Finding[]> {
  const list = await createList(engine)
  const smtp = await startTestSmtp()
  const letters = () => smtp.received.filter(({ raw }) => /^Subject: Your week/m.test(raw))
  const ids = () => new Set(letters().map(({ messageId }) => messageId))
  let monday = Date.now()
  while (!dueWeek(monday)?.monday.endsWith(new Date(monday).toISOString().slice(0, 10))) monday += DAY_MS / 2
  const start = (week: number) =>
    startServerProcess(list.url, {
      environment: {
        SMTP_URL: smtp.url,
        PUBLIC_URL: 'http://kerbside.test',
        OPERATOR_EMAIL: 'founder@kerbside.test',
        AHEAD_MS: String(monday + week * WEEK_MS - Date.now()),
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(AHEAD)}`,
      },
    })
  /** Waits until a week's letter has arrived, and returns how many milliseconds that took. */
  const comes = (week: number) => until(() => ids().size > week)

  const first = await start(0)
  const window = await comes(0)
  await first.end('SIGTERM')
  let [before, after] = [0, 0]
  for (let week = 1; week <= ROUNDS; week++) {
    const killed = await start(week)
    // One kill in four comes while the mail server is taking the letter, the others at random around that time.
    const inHand = week % 4 === 0
    const taking = new Promise<void>(resolve => {
      if (inHand) smtp.beforeTaking = async () => resolve()
    })
    await (inHand ? taking : sleep(1.2 * window * Math.random()))
    await killed.end('SIGKILL')
    smtp.beforeTaking = async () => {}
    if (ids().size > week) after += 1
    else before += 1
    // The email that the killed server was sending is free again when its lease ends: here, at once.
    await list.database.query('update mail_outbox set leased_until = 0')
    const next = await start(week)
    await comes(week)
    await next.end('SIGTERM')
  }
  const [queued] = await list.database.query<{ n: number }>(
    `select count(*) as n from mail_outbox where cause like 'news:monday %'`,
  )
  const again = letters().length - ids().size
  await smtp.down()
  await list.remove()
  return [
    {
      what: `${ROUNDS} x kill -9 of the server around the Monday letter, ${engine}`,
      outcome: `killed ${before} times before it had gone and ${after} after; ${queued!.n - 1} letters written, ${ids().size - 1} came, ${again} of them again under their Message-ID`,
      ok: queued!.n === ROUNDS + 1 && ids().size === ROUNDS + 1 && again <= ROUNDS / 4 + after,
    },
  ]
}
