import { describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { eventually } from '#test/support/eventually.ts'
import { withFounderPosts } from '#test/support/founder-posts.ts'
import { ENGINES } from '#test/support/test-database.ts'

/** Noon in the UK on a Monday. */
const NOON = Date.parse('2026-05-18T11:00Z')

describe.each(ENGINES)('on %s', engine => {
  const news = withFounderPosts(engine)
  const { own, open, queued, letters, posted } = news

  test('sends one letter a week with two servers, restarts and a day’s downtime', async () => {
    const other = own.open()
    const [a, b] = [open(), open({ on: other })]
    await Promise.all([a, b, a, b].map(server => server.look(NOON)))
    expect(await letters()).toEqual(['news:monday 2026-05-18'])
    for (const hours of [1, 24, 72, 120, 160]) await open().look(NOON + hours * HOUR_MS)
    expect(await letters()).toHaveLength(1)
    // Both servers are down all Monday.
    await Promise.all([open(), open({ on: other })].map(server => server.look(NOON + 8 * DAY_MS)))
    expect(await letters()).toEqual(['news:monday 2026-05-18', 'news:monday 2026-05-25'])
    await other.close()
  })

  test.each(['2026-03-29', '2026-10-25'])(
    'sends one letter, at seven or soon after, when the clocks change on %s',
    async sunday => {
      const began = Date.parse(`${sunday}T00:00Z`)
      const server = open()
      let first: number | undefined
      for (let at = began; at < began + 3 * DAY_MS; at += 2 * HOUR_MS) {
        await server.look(at)
        if (first === undefined && (await letters()).length) first = at
      }
      expect(await letters()).toHaveLength(1)
      expect(ukMinute(first!)).toMatch(/ 0[78]:00$/)
    },
  )

  test('a clock that leaps ahead and back causes no second letter', async () => {
    const server = open()
    await server.look(NOON)
    for (const leap of [7, -7, 365, -365, 0.1, 0]) await server.look(NOON + leap * DAY_MS)
    const weeks = await letters()
    expect(new Set(weeks).size).toBe(weeks.length)
    expect(weeks.filter(cause => cause.endsWith('2026-05-18'))).toHaveLength(1)
    // The week that came too early is not sent again, nor is any week before the latest.
    expect(weeks).toContain('news:monday 2026-05-25')
    expect(weeks).not.toContain('news:monday 2026-05-11')
    await server.look(NOON + 7 * DAY_MS)
    await server.look(NOON + 14 * DAY_MS)
    expect((await letters()).length).toBe(weeks.length + 1)
  })

  test('without email sends no letter, but still posts alerts', async () => {
    const server = open({ mail: false, free: 0.07 })
    await server.look(NOON)
    expect(await queued()).toEqual([])
    expect(posted()).toEqual(['founder.disk'])
  })

  test('posts six times in all to a receiver that refuses, at growing intervals, from any server', async () => {
    news.receiver.answer = response => void response.writeHead(500).end()
    const other = own.open()
    const servers = [open({ free: 0.01 }), open({ free: 0.01, on: other })]
    const tries: number[] = []
    for (const minutes of [0, 2, 5, 10, 15, 30, 35, 40, 75, 150, 155, 160, 320, 700, 1300]) {
      await Promise.all(servers.map(server => server.look(NOON + minutes * MINUTE_MS)))
      if (news.receiver.taken.length > tries.length) tries.push(minutes)
    }
    expect(tries).toEqual([0, 5, 15, 35, 75, 155])
    expect(news.receiver.taken).toHaveLength(6)
    expect(new Set(news.receiver.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(news.lines.filter(line => line.includes('gave up'))).toHaveLength(1)
    expect(news.lines.join()).not.toContain('/hook')
    await other.close()
  })

  test('a stopping server does not wait for a slow receiver, and the next server posts the same alert again', async () => {
    news.receiver.answer = () => {}
    const server = open({ free: 0.01 })
    const looking = server.look(NOON)
    await eventually(() => expect(news.receiver.taken).toHaveLength(1))
    await server.stop()
    await looking
    news.receiver.answer = response => void response.writeHead(204).end()
    for (const minutes of [1, 5, 10, 15]) await open({ free: 0.01 }).look(NOON + minutes * MINUTE_MS)
    const [first, second] = news.receiver.taken
    expect(news.receiver.taken).toHaveLength(2)
    expect(second).toMatchObject({ body: first!.body })
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(await queued('news:disk%')).toHaveLength(1)
  })

  test('a server checks a minute after its start, then every five minutes, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON })
    const server = open({ free: 0.01 })
    server.start()
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1)
    expect(posted()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await eventually(() => expect(posted()).toEqual(['founder.disk']))
    await server.stop()
    expect(news.lines.join()).not.toContain('failed')
  })

  test('if the backups’ folder cannot be read, still sends the letter, which says so', async () => {
    const countedAt = () => Promise.reject(new Error('not a folder'))
    await open({ backups: countedAt, folder: 'package.json' }).look(NOON)
    expect((await queued('news:monday%'))[0]?.words).toContain('There is none that can be read.')
  })

  test('two servers together send one heartbeat a day, and try again if it was not received', async () => {
    const servers = [open({ notify: false, heartbeat: true }), open({ notify: false, heartbeat: true })]
    const look = (minutes: number) =>
      Promise.all(servers.map(server => server.look(NOON + minutes * MINUTE_MS)))
    news.receiver.answer = response => void response.writeHead(503).end()
    await look(0)
    news.receiver.answer = response => void response.writeHead(200).end()
    for (const minutes of [5, 10, 65, 600, 24 * 60 - 1]) await look(minutes)
    expect(news.receiver.taken.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /ping',
      'GET /ping',
    ])
    await look(24 * 60)
    expect(news.receiver.taken).toHaveLength(3)
  })
})
