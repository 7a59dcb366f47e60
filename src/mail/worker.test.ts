import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { createTestDatabase, ENGINES, type TestDatabase } from '#src/db/test-database.ts'
import { createOutbox } from './outbox.ts'
import { startTestSmtp, type TestSmtp } from './test-smtp.ts'
import { createSmtpTransport } from './transport.ts'
import { createMailWorker } from './worker.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOON = Date.UTC(2026, 2, 1, 12)

describe.each(ENGINES)('on %s', engine => {
  let own: TestDatabase
  let database: Database
  let smtp: TestSmtp
  let clock: number
  let closing: (() => unknown)[]
  beforeEach(async () => {
    own = await createTestDatabase(engine)
    database = own.open()
    await migrate(database)
    smtp = await startTestSmtp()
    clock = NOON
    closing = []
  })
  afterEach(async () => {
    for (const close of closing.reverse()) await close()
    await smtp.down()
    await database.close()
    await own.remove()
  })

  const logged: object[] = []
  /** A server of its own, as far as mail goes. */
  function openWorker({ perDay = 1_000, on = database } = {}) {
    const transport = createSmtpTransport(smtp.url, 'Kerbside <hello@kerbside.test>', 4)
    const worker = createMailWorker({
      outbox: createOutbox(on),
      transport,
      compose: async ({ email_key }) => ({
        to: email_key,
        subject: 'Subject',
        html: '<p>Hello</p>',
        text: 'Hello',
        unsubscribe: 'https://kerbside.test/unsubscribe?t=1',
      }),
      perDay,
      log: {
        info: (about, line) => void logged.push({ about, line }),
        warn: (about, line) => void logged.push({ about, line }),
      },
      now: () => clock,
      random: () => 1,
    })
    closing.push(transport.close)
    return worker
  }
  const queue = (address: string, cause: string = randomUUID(), kind = 'confirm') =>
    createOutbox(database).queue({ cause, kind, email_key: address }, clock)
  const rows = () =>
    database.query<Record<string, number | string | null>>('select * from mail_outbox order by email_key')
  const recipients = () => smtp.received.map(({ to }) => to.join()).sort()

  /** Lets the worker work for some time, in which its rests take no time. */
  async function pass(worker: { turn(): Promise<number> }, ms: number) {
    const end = clock + ms
    while (clock < end) {
      const rested = clock + (await worker.turn())
      clock = Math.min(end, Math.max(rested, (await createOutbox(database).nextAt()) ?? end))
    }
  }

  test('each mail goes once, what confirms before what invites; a cause that is queued again changes nothing', async () => {
    await queue('late@x.uk', 'i', 'invite')
    for (const i of [1, 2, 3, 4]) await queue(`v${i}@x.uk`, `c${i}`)
    await queue('other@x.uk', 'c1')
    const worker = openWorker()
    await worker.turn()
    expect(recipients()).toEqual(['v1@x.uk', 'v2@x.uk', 'v3@x.uk', 'v4@x.uk'])
    await queue('v1@x.uk', 'c1')
    await pass(worker, HOUR)
    expect(recipients()).toEqual(['late@x.uk', 'v1@x.uk', 'v2@x.uk', 'v3@x.uk', 'v4@x.uk'])
    const { raw, from } = smtp.received[0]!
    expect(from).toBe('hello@kerbside.test')
    expect(raw).toContain('List-Unsubscribe: <https://kerbside.test/unsubscribe?t=1>')
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect((await rows()).every(({ sent_at, attempts }) => sent_at && attempts === 1)).toBe(true)
  })

  test('two servers with one outbox: each mail by one of them', async () => {
    const other = own.open()
    closing.push(() => other.close())
    const addresses = Array.from({ length: 60 }, (_, i) => `v${i}@x.uk`)
    for (const address of addresses) await queue(address)
    const workers = [openWorker(), openWorker({ on: other })]
    await Promise.all(
      workers.map(async worker => {
        for (let i = 0; i < 20; i += 1) await worker.turn()
      }),
    )
    expect(recipients()).toEqual(addresses.sort())
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(60)
  })

  test('the mail server is away for an hour: every mail waits, the server is asked now and then, and then all go once', async () => {
    await smtp.down()
    const addresses = Array.from({ length: 30 }, (_, i) => `v${i}@x.uk`)
    for (const address of addresses) await queue(address)
    const worker = openWorker()
    logged.length = 0
    await pass(worker, HOUR)
    expect(await rows()).not.toContainEqual(expect.objectContaining({ failed_at: expect.any(Number) }))
    await smtp.up()
    await pass(worker, 7 * MINUTE)
    expect(recipients()).toEqual(addresses.sort())
    expect(logged).toEqual([
      { about: { code: 'ESOCKET' }, line: 'mails wait: the mail server cannot be used' },
      { about: {}, line: 'mails go again' },
    ])
  }, 60_000)

  test('a mail that is asked to come later comes later, at growing distances, and is given up after three days', async () => {
    await queue('full@x.uk')
    await queue('fine@x.uk')
    const tries: number[] = []
    smtp.refuse = (stage, address) => {
      if (stage !== 'to' || address !== 'full@x.uk') return undefined
      tries.push((clock - NOON) / MINUTE)
      return 452
    }
    const worker = openWorker()
    await pass(worker, 2 * HOUR)
    expect(recipients()).toEqual(['fine@x.uk'])
    expect(tries.map(Math.round)).toEqual([0, 1, 3, 7, 15, 31, 63])
    await pass(worker, 5 * 24 * HOUR)
    expect(tries).toHaveLength(20)
    const [given] = (await rows()).filter(({ email_key }) => email_key === 'full@x.uk')
    expect(given).toMatchObject({
      failed_at: expect.any(Number),
      fault: expect.stringMatching(/^452 .*says the test/),
    })
  }, 60_000)

  test('a mail that is refused for good is given up at once, with the reason', async () => {
    await queue('gone@x.uk')
    await queue('spam@x.uk')
    smtp.refuse = (stage, address) =>
      stage === 'to' && address === 'gone@x.uk'
        ? 550
        : stage === 'data' && address === 'spam@x.uk'
          ? 554
          : undefined
    const worker = openWorker()
    await pass(worker, HOUR)
    const given = await rows()
    expect(
      given.map(({ failed_at, attempts, fault }) => [failed_at, attempts, String(fault).slice(0, 3)]),
    ).toEqual([
      [NOON, 1, '550'],
      [NOON, 1, '554'],
    ])
    expect(JSON.stringify(logged)).not.toMatch(/@x\.uk/)
  })

  test.each(['connect', 'from'] as const)(
    'a server that refuses us at "%s" costs no mail',
    async stage => {
      await queue('v@x.uk')
      smtp.refuse = at => (at === stage ? 554 : undefined)
      const worker = openWorker()
      await pass(worker, 10 * MINUTE)
      smtp.refuse = () => undefined
      await pass(worker, 10 * MINUTE)
      expect(recipients()).toEqual(['v@x.uk'])
    },
    60_000,
  )

  test('a server that died with a mail in hand: another sends it once the lease has ended', async () => {
    await queue('v@x.uk')
    await createOutbox(database).lease(4, clock)
    const worker = openWorker()
    await pass(worker, 4 * MINUTE)
    expect(recipients()).toEqual([])
    await pass(worker, 2 * MINUTE)
    expect(recipients()).toEqual(['v@x.uk'])
  })

  test('a server that died between the mail server’s yes and its own note: the same mail, by its Message-ID', async () => {
    await queue('v@x.uk')
    const worker = openWorker()
    await worker.turn()
    await database.query('update mail_outbox set sent_at = null, leased_until = $1', [clock + MINUTE])
    await pass(worker, HOUR)
    expect(recipients()).toEqual(['v@x.uk', 'v@x.uk'])
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('an address gets three mails in a day, also from two servers at once', async () => {
    const other = own.open()
    closing.push(() => other.close())
    for (let i = 0; i < 8; i += 1) await queue('v@x.uk')
    const workers = [openWorker(), openWorker({ on: other })]
    await Promise.all(workers.map(worker => worker.turn()))
    const worker = workers[0]!
    await pass(worker, 23 * HOUR)
    expect(recipients()).toHaveLength(3)
    await pass(worker, 2 * HOUR)
    expect(recipients()).toHaveLength(6)
  }, 60_000)

  test('a day’s budget is that of all servers together; a mail that was refused costs none of it', async () => {
    const other = own.open()
    closing.push(() => other.close())
    for (let i = 0; i < 20; i += 1) await queue(`v${i}@x.uk`)
    await queue('gone@x.uk', 'first', 'a')
    smtp.refuse = (stage, address) => (stage === 'to' && address === 'gone@x.uk' ? 550 : undefined)
    const workers = [openWorker({ perDay: 7 }), openWorker({ perDay: 7, on: other })]
    for (let i = 0; i < 6; i += 1) await Promise.all(workers.map(worker => worker.turn()))
    expect(recipients()).toHaveLength(7)
    await pass(workers[0]!, 11 * HOUR)
    expect(recipients()).toHaveLength(7)
    await pass(workers[0]!, 2 * HOUR)
    expect(recipients()).toHaveLength(14)
  }, 60_000)

  test('no address puts a header or a second recipient into a mail', async () => {
    const rubbish = [
      'a@x.uk\r\nBcc: victim@y.uk',
      'a@x.uk\nBcc: victim@y.uk',
      'a@x.uk,victim@y.uk',
      'a@x.uk;victim@y.uk',
      '<a@x.uk>,<victim@y.uk>',
      'a@x.uk>\r\nRCPT TO:<victim@y.uk',
      '"a\r\nBcc: victim@y.uk"@x.uk',
      'victim@y.uk<a@x.uk>',
      '(Bcc: victim@y.uk)a@x.uk',
      'a@[127.0.0.1]',
      'a@x.uk?bcc=victim@y.uk',
      'a%0d%0aBcc:victim@y.uk@x.uk',
      '=?utf-8?q?a=0D=0ABcc:_victim=40y.uk?=@x.uk',
      'a\u2028Bcc:victim@x.uk',
      'a\u0000@x.uk',
      `${'a'.repeat(65)}@x.uk`,
      '.a@x.uk',
      'a@-x.uk',
      'a@x..uk',
    ]
    const fine = ["o'hara+tag=1@x.uk", 'müller@bücher.example', 'A.B-c_d@sub.x.co.uk']
    for (const address of [...rubbish, ...fine])
      if (!(engine === 'postgres' && address.includes('\0'))) await queue(address)
    const worker = openWorker()
    await pass(worker, 5 * MINUTE)
    const sent = smtp.received
    expect(sent).toHaveLength(fine.length)
    for (const { raw, to } of sent) {
      expect(to).toHaveLength(1)
      expect(raw).not.toMatch(/victim/)
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^b?cc:/im)
    }
    const refused = (await rows()).filter(({ sent_at }) => sent_at === null)
    expect(refused.every(({ failed_at }) => failed_at !== null)).toBe(true)
  })

  test('at the end, what is under way is finished; what hangs is put back', async () => {
    await queue('v@x.uk')
    let taking = () => {}
    const asked = new Promise<void>(resolve => {
      taking = resolve
    })
    smtp.beforeTaking = async () => {
      taking()
      await new Promise(resolve => setTimeout(resolve, 300))
    }
    const worker = openWorker()
    worker.start()
    await asked
    await worker.stop()
    expect(recipients()).toEqual(['v@x.uk'])
    expect(await rows()).toMatchObject([{ sent_at: clock }])

    await queue('hangs@x.uk')
    smtp.beforeTaking = () => new Promise(() => taking())
    const another = openWorker()
    another.start()
    await new Promise<void>(resolve => {
      taking = resolve
    })
    await another.stop()
    const [row] = (await rows()).filter(({ email_key }) => email_key === 'hangs@x.uk')
    expect(row).toMatchObject({ sent_at: null, failed_at: null, leased_until: 0 })
  })
})
