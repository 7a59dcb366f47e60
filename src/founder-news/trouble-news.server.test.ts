import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { troubleWords } from '#src/content/troubles.ts'
import { createLogger } from '#src/http/logger.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { createTroubles } from '#src/trouble.ts'
import { startTestSmtp, type TestSmtp } from '#test/support/mail/test-smtp.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { type Receiver, startReceiver } from '#test/support/webhook-receiver.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createFounderPost } from './server/founder-post.ts'

const NOON = Date.parse('2026-05-19T11:00Z')

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  let [receiver, smtp]: [Receiver, TestSmtp] = [undefined!, undefined!]
  let lines: string[]
  let now: number
  beforeEach(async () => {
    ;[receiver, smtp] = await Promise.all([startReceiver(), startTestSmtp()])
    lines = []
    now = NOON
  })
  afterEach(() => Promise.all([receiver.close(), smtp.down()]))

  /** The part of a server that notes and reports a trouble. */
  function open(kind: 'database' | 'model', database = own.database) {
    const logger = createLogger('info', { write: line => void lines.push(line) })
    const troubles = createTroubles(logger, () => now)
    const trouble = troubles.open(kind, troubleWords[kind])
    const post = createFounderPost({
      database,
      config: {
        publicUrl: 'https://kerbside.test',
        operatorName: 'K',
        operatorContact: undefined,
        mail: { via: { url: smtp.url }, from: 'Kerbside <hello@kerbside.test>', perDay: 9 },
        news: {
          email: 'founder@kerbside.test',
          notify: { url: `${receiver.url}/hook`, key: Buffer.alloc(32, 7) },
          heartbeat: undefined,
        },
      },
      logger,
      alerts: () => [],
      troubles,
      disk: async () => ({ free: 1, size: 1 }),
    })
    return { ...post, ...trouble }
  }
  type Server = ReturnType<typeof open>

  /** Makes servers check every half minute; `reason` is what each finds. */
  async function pass(minutes: number, servers: readonly Server[], reason: string | undefined) {
    for (const end = now + minutes * MINUTE_MS; now < end; now += MINUTE_MS / 2)
      await Promise.all(
        servers.map(server => {
          server.note(reason)
          return server.lookAtTroubles(now)
        }),
      )
  }
  const mails = () => smtp.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])
  const posted = () => receiver.taken.map(({ body }) => JSON.parse(body).type as string)

  test('two servers with a wrong key send one email and one post if the trouble lasts, and one of each when it is over', async () => {
    const other = own.open()
    const servers = [open('model'), open('model', other)]
    await pass(1, servers, 'no such key of me@x.uk')
    expect([mails(), posted()]).toEqual([[], []])
    await pass(240, servers, 'no such key of me@x.uk')
    expect(mails()).toEqual(['Kerbside: the model refuses to answer'])
    expect(posted()).toEqual(['founder.model'])
    expect(smtp.received[0]).toMatchObject({ to: ['founder@kerbside.test'] })
    expect(smtp.received[0]!.raw).toContain('no such key of')
    expect(smtp.received[0]!.raw + receiver.taken[0]!.body).not.toContain('me@x.uk')
    expect(await own.database.query('select 1 from mail_outbox')).toEqual([])
    await pass(5, servers, undefined)
    expect(mails().slice(1)).toEqual(['Kerbside: the model answers again'])
    expect(posted().slice(1)).toEqual(['founder.model-over'])
    expect(lines.filter(line => line.includes('"trouble"'))).toHaveLength(4)
    await pass(5, servers, 'no such key')
    expect(mails()).toHaveLength(3)
    await other.close()
  })

  test('a trouble that comes and goes, perhaps because somebody makes it, is reported at most five times a day', async () => {
    const servers = [open('model')]
    for (let n = 0; n < 8; n += 1) {
      await pass(3, servers, 'too many requests')
      await pass(2, servers, undefined)
    }
    expect(posted()).toEqual(Array(5).fill(['founder.model', 'founder.model-over']).flat())
    now += 24 * 60 * MINUTE_MS
    await pass(3, servers, 'too many requests')
    expect(posted()).toHaveLength(11)
  })

  test('after a repair and a restart, reports once that the trouble is over', async () => {
    await pass(5, [open('model')], 'no such key')
    await pass(5, [open('model'), open('model')], undefined)
    await pass(5, [open('model')], undefined)
    expect(posted()).toEqual(['founder.model', 'founder.model-over'])
  })

  test('if the database is down, every server reports it under the same id, and one reports that it is over', async () => {
    const away = [own.open(), own.open()]
    for (const database of away) await database.close()
    let back = false
    const until = (database: (typeof away)[number]): typeof database => ({
      ...database,
      query: (...given) => (back ? own.database : database).query(...given) as never,
    })
    const servers = away.map(database => open('database', until(database)))
    await pass(90, servers, 'the disk is full')
    expect(mails()).toEqual(['Kerbside: nobody can join', 'Kerbside: nobody can join'])
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1)
    expect(new Set(receiver.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.taken).toHaveLength(2)
    back = true
    await pass(5, servers, undefined)
    expect(mails().slice(2)).toEqual(['Kerbside: people can join again'])
    expect(posted().slice(2)).toEqual(['founder.database-over'])
    expect(lines.filter(line => line.includes('"trouble"'))).toHaveLength(4)
  })

  test('while the database fails, nothing else that needs it is tried or logged', async () => {
    const database = own.open()
    await database.close()
    const server = open('database', database)
    server.note('it is away')
    lines = []
    await server.look(NOON)
    expect(lines).toEqual([])
  })

  test('a mail server that is down too is retried at growing intervals until it accepts the email', async () => {
    await smtp.down()
    const server = open('model')
    await pass(10, [server], 'no such key')
    expect(lines.filter(line => line.includes('will be tried again'))).toHaveLength(4)
    await smtp.up()
    await pass(30, [server], 'no such key')
    expect(mails()).toHaveLength(1)
    expect(posted()).toEqual(['founder.model'])
  })
})
