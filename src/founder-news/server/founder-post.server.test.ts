import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BackupSettings } from '#src/backups/backup-settings.ts'
import { backupAlert } from '#src/backups/feature.ts'
import { insertRows } from '#src/db/rows.ts'
import { createLogger } from '#src/http/logger.ts'
import { createLetterStore, prepareLetter } from '#src/letters/sending/letter-store.ts'
import { letterAlert } from '#src/letters/serve-letters.ts'
import type { Config } from '#src/server/config.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { createTroubles } from '#src/trouble.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { eventually } from '#test/support/eventually.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { LAUNCH } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { type Receiver, startReceiver } from '#test/support/webhook-receiver.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createFounderPost } from './founder-post.ts'

/** Noon in the UK on a Monday. */
const NOON = Date.parse('2026-05-18T11:00Z')
const KEY = Buffer.alloc(32, 7)
/** Belongs to a visitor, and must not be in anything that is sent. */
const CANARY = { email: 'Canary.Bird@nest.example', words: 'My name is Tweety Canary' }
const PERSON = /canary|tweety|nest\.example|@/i

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  let receiver: Receiver
  let lines: string[]
  beforeEach(async () => {
    receiver = await startReceiver()
    lines = []
  })
  afterEach(() => receiver.close())

  /** The part of a server that sends its founder's news. */
  function open({
    on = own.database,
    notify = true,
    heartbeat = false,
    mail = true,
    free = 0.5,
    backups = undefined as Parameters<typeof backupAlert>[0] | undefined,
    folder = undefined as string | undefined,
  } = {}) {
    const config: Parameters<typeof createFounderPost>[0]['config'] & {
      backups: BackupSettings | undefined
    } = {
      backups: folder === undefined ? undefined : { folder, recipient: undefined, command: undefined },
      publicUrl: 'http://kerbside.test',
      operatorName: 'K',
      operatorContact: 'team@kerbside.test',
      mail: mail ? ({ via: { folder: '/nowhere' }, from: 'a@b.uk', perDay: 9 } as Config['mail']) : undefined,
      news: {
        email: 'founder@kerbside.test',
        notify: notify ? { url: `${receiver.url}/hook`, key: KEY } : undefined,
        heartbeat: heartbeat ? `${receiver.url}/ping` : undefined,
      },
    }
    const logger = createLogger('info', { write: line => void lines.push(line) })
    return createFounderPost({
      database: on,
      config,
      logger,
      disk: async () => ({ free: free * 1e11, size: 1e11 }),
      troubles: createTroubles(logger),
      alerts: () => [
        letterAlert(createLetterStore(on).stoppedSince),
        ...(backups ? [backupAlert(backups)] : []),
      ],
    })
  }

  const queued = (like = '%') =>
    own.database.query<{ cause: string; words: string }>(
      `select cause, words from mail_outbox where kind = 'news' and cause like $1 order by cause`,
      [like],
    )
  const letters = async () => (await queued('news:monday%')).map(({ cause }) => cause)
  const posted = () => receiver.taken.map(({ body }) => JSON.parse(body).type as string)
  const join = (n: number, at: (i: number) => number, prefix = 'v') =>
    own.database.insertMissing(
      WAITLIST_INSERT,
      Array.from({ length: n }, (_, i) => testEntry(`${prefix}${i}@x.uk`, { joined_at: at(i) })).sort(
        (a, b) => (a.email_key < b.email_key ? -1 : 1),
      ),
    )
  const complain = (id: string, at: number) =>
    insertRows(own.database, 'complaint', [
      {
        id,
        email_key: CANARY.email.toLowerCase(),
        words: CANARY.words,
        received_at: at,
        due_at: at + 30 * DAY_MS,
        closed_at: null,
      },
    ])

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
    'sends one letter, from seven on, when clocks change on %s',
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

  test('sends one alert of each kind a day with two servers, whatever the flood, by email and signed', async () => {
    const other = own.open()
    const sunday = NOON - DAY_MS
    await own.database.insertMissing(WAITLIST_INSERT, [
      testEntry(CANARY.email, { joined_at: sunday - 9 * DAY_MS }),
    ])
    await join(60, i => sunday - i * 1_000)
    for (let i = 0; i < 30; i += 1) await complain(`c${i}`, sunday - i * MINUTE_MS)
    const [a, b] = [open({ free: 0.07 }), open({ on: other, free: 0.07 })]
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await complain(`flood${minutes}`, sunday + minutes * MINUTE_MS)
      await Promise.all([a, b].map(server => server.look(sunday + minutes * MINUTE_MS)))
    }
    expect(posted().sort()).toEqual(['founder.complaint', 'founder.disk', 'founder.rush'])
    const mails = await queued()
    expect(mails.map(({ cause }) => cause.split(/[: ]/)[1])).toEqual(['complaint', 'disk', 'rush'])
    expect(lines.filter(line => line.includes('"alert"'))).toHaveLength(3)

    for (const { headers, body } of receiver.taken) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const right = createHmac('sha256', KEY).update(signed).digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${right}`)
      expect(body).not.toMatch(PERSON)
      expect(Object.keys(JSON.parse(body))).toEqual(['type', 'timestamp', 'data'])
    }
    expect(mails.map(({ words }) => words).join()).not.toMatch(PERSON)
    expect(lines.join()).not.toMatch(/canary|tweety/i)

    // The next day reports what has happened since, and the disk again.
    await Promise.all([a, b].map(server => server.look(sunday + DAY_MS - MINUTE_MS)))
    expect(receiver.taken).toHaveLength(3)
    await Promise.all([a, b].map(server => server.look(sunday + DAY_MS)))
    expect(posted().slice(3).sort()).toEqual(['founder.complaint', 'founder.disk'])
    const { data } = receiver.taken
      .slice(3)
      .map(({ body }) => JSON.parse(body))
      .find(({ type }) => type.endsWith('complaint'))
    expect(data.figures).toEqual({ made: 11, spam: 0 })
    await other.close()
  })

  test('reports a crowd if far more join than usual, and silence if nobody does on a busy site; otherwise neither', async () => {
    const server = open()
    // About twelve joins a day, for two weeks.
    await join(168, i => NOON - 3 * DAY_MS - i * 2 * HOUR_MS)
    await server.look(NOON - 1.5 * DAY_MS)
    expect(posted()).toEqual([])
    await server.look(NOON)
    expect(posted()).toEqual(['founder.silence'])
    await join(49, i => NOON + 2 * DAY_MS - i * 1_000, 'w')
    await server.look(NOON + 2 * DAY_MS)
    expect(posted()).toEqual(['founder.silence'])
    await join(1, () => NOON + 2 * DAY_MS, 'x')
    await server.look(NOON + 2 * DAY_MS)
    expect(posted()).toEqual(['founder.silence', 'founder.rush'])
  })

  test('posts and logs that mail is down, without emailing it; one receiver’s delay does not count', async () => {
    const waits = (cause: string, told: object) =>
      insertRows(own.database, 'mail_outbox', [
        {
          cause,
          kind: 'confirm',
          email_key: CANARY.email.toLowerCase(),
          queued_at: NOON - HOUR_MS,
          due_at: NOON,
          attempts: 0,
          leased_until: 0,
          fault: null,
          ...told,
        },
      ])
    const server = open()
    await waits('new', {})
    await waits('later', { attempts: 2, fault: `451 ${CANARY.email} later` })
    await waits('share', { fault: 'enough for this day' })
    await waits('night', { fault: 'not by night' })
    await server.look(NOON)
    expect(posted()).toEqual([])
    await waits('stuck', { fault: `ECONNREFUSED ${CANARY.email}` })
    await server.look(NOON)
    expect(posted()).toEqual(['founder.mail'])
    expect(receiver.taken[0]!.body).not.toMatch(PERSON)
    expect(lines.filter(line => line.includes('Email cannot go out'))).toHaveLength(1)
    expect((await queued()).filter(({ cause }) => !cause.includes('monday'))).toEqual([])
  })

  test('reports a letter that stopped itself, once each time; not one that a person stopped', async () => {
    const store = createLetterStore(own.database)
    const audience = { where: '1 = 0', values: [], inWords: 'nobody' }
    for (const name of ['by-hand', 'by-itself']) {
      const plan = { audience, startsAt: NOON, home: 'here' }
      for await (const _rows of prepareLetter(own.database, { ...LAUNCH, name }, plan, () => NOON));
    }
    await store.stop('by-hand', 'stopped by hand')
    await store.stop('by-itself', 'a limit', NOON)
    const other = own.open()
    const servers = [open(), open({ on: other })]
    const look = (hours: number) => Promise.all(servers.map(server => server.look(NOON + hours * HOUR_MS)))
    for (const hours of [0, 1, 25, 50]) await look(hours)
    expect(posted()).toEqual(['founder.letter'])
    expect(JSON.parse(receiver.taken[0]!.body).data.text).toContain('1 letter waits for you')
    expect(await queued('news:letter%')).toHaveLength(1)
    // Another alert goes if it stops again within a day.
    for (const hours of [51, 53]) {
      await store.resume('by-itself', NOON + hours * HOUR_MS, 'here')
      await store.stop('by-itself', 'a limit', NOON + hours * HOUR_MS)
      for (const later of [1, 1.5]) await look(hours + later)
    }
    expect(posted()).toHaveLength(3)
    expect(await queued('news:letter%')).toHaveLength(3)
    await other.close()
  })

  test('reports what happens after the clock was set back by three hours', async () => {
    const store = createLetterStore(own.database)
    const audience = { where: '1 = 0', values: [], inWords: 'nobody' }
    const server = open()
    // The clock in hours: it is ahead for the first letter, and has been set back for the second.
    for (const [name, hours] of [
      ['one', 3],
      ['two', 1],
    ] as const) {
      const at = NOON + hours * HOUR_MS
      await server.look(at - HOUR_MS)
      const plan = { audience, startsAt: at, home: 'here' }
      for await (const _rows of prepareLetter(own.database, { ...LAUNCH, name }, plan, () => at));
      await store.stop(name, 'a limit', at)
      for (const later of [0, 1, 2, 3]) await server.look(at + later * MINUTE_MS)
    }
    expect(posted()).toEqual(['founder.letter', 'founder.letter'])
    // The first is reported again once its time has really come.
    for (const hours of [2, 4, 6]) await server.look(NOON + hours * HOUR_MS)
    expect(posted()).toHaveLength(3)
  })

  test('retries a receiver that refuses it six times, later and later, from any server', async () => {
    receiver.answer = response => void response.writeHead(500).end()
    const other = own.open()
    const servers = [open({ free: 0.01 }), open({ free: 0.01, on: other })]
    const tries: number[] = []
    for (const minutes of [0, 2, 5, 10, 15, 30, 35, 40, 75, 150, 155, 160, 320, 700, 1300]) {
      await Promise.all(servers.map(server => server.look(NOON + minutes * MINUTE_MS)))
      if (receiver.taken.length > tries.length) tries.push(minutes)
    }
    expect(tries).toEqual([0, 5, 15, 35, 75, 155])
    expect(receiver.taken).toHaveLength(6)
    expect(new Set(receiver.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(lines.filter(line => line.includes('given up'))).toHaveLength(1)
    expect(lines.join()).not.toContain('/hook')
    await other.close()
  })

  test('a stopping server does not wait for a slow receiver, and the next one posts the same again', async () => {
    receiver.answer = () => {}
    const server = open({ free: 0.01 })
    const looking = server.look(NOON)
    await eventually(() => expect(receiver.taken).toHaveLength(1))
    await server.stop()
    await looking
    receiver.answer = response => void response.writeHead(204).end()
    for (const minutes of [1, 5, 10, 15]) await open({ free: 0.01 }).look(NOON + minutes * MINUTE_MS)
    const [first, second] = receiver.taken
    expect(receiver.taken).toHaveLength(2)
    expect(second).toMatchObject({ body: first!.body })
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(await queued('news:disk%')).toHaveLength(1)
  })

  test('reports once a day that backups are no longer made each night', async () => {
    let countedAt: number | undefined
    const server = open({ backups: async () => countedAt })
    await server.look(NOON)
    countedAt = NOON - 29.9 * HOUR_MS
    await server.look(NOON)
    expect(posted()).toEqual([])
    for (const hours of [1, 2, 24, 25]) await server.look(NOON + hours * HOUR_MS)
    expect(posted()).toEqual(['founder.backup', 'founder.backup'])
    expect(JSON.parse(receiver.taken[1]!.body).data.text).toContain('54 hours old')
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
    expect(lines.join()).not.toContain('failed')
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
    receiver.answer = response => void response.writeHead(503).end()
    await look(0)
    receiver.answer = response => void response.writeHead(200).end()
    for (const minutes of [5, 10, 65, 600, 24 * 60 - 1]) await look(minutes)
    expect(receiver.taken.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /ping', 'GET /ping'])
    await look(24 * 60)
    expect(receiver.taken).toHaveLength(3)
  })
})
