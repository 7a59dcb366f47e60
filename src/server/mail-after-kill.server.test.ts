import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '#test/faults/server-process.ts'
import { eventually } from '#test/support/eventually.ts'
import { startTestSmtp, type TestSmtp } from '#test/support/mail/test-smtp.ts'
import { createTestDatabase, ENGINES, type TestDatabase } from '#test/support/test-database.ts'

const join = async ({ url }: ServerProcess, email: string) =>
  (
    await fetch(`${url}/api/waitlist`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, postcode: 'M1 1AE' }),
    })
  ).status

/** Joins, and tries again, as a visitor would, if a busy machine refuses at first. */
const joined = (server: ServerProcess, email: string) =>
  eventually(async () => expect(await join(server, email)).toBe(201))

/** Waits until the outbox has that many emails, each recorded as sent, so that none is due again. */
async function allSent(own: TestDatabase, mails: number) {
  const database = own.open()
  const text = 'select count(*) as queued, count(sent_at) as sent from mail_outbox'
  await eventually(async () => expect(await database.query(text)).toEqual([{ queued: mails, sent: mails }]))
  await database.close()
}

describe.each(ENGINES)('server processes on %s', engine => {
  let own: TestDatabase
  let smtp: TestSmtp
  let running: ServerProcess[]
  beforeEach(async () => {
    own = await createTestDatabase(engine)
    smtp = await startTestSmtp()
    running = []
  })
  afterEach(async () => {
    await Promise.all(running.filter(one => one.running()).map(one => one.end('SIGKILL')))
    await smtp.down()
    await own.remove()
  })

  async function start() {
    const environment = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://kerbside.test' }
    const server = await startServerProcess(own.url, { environment })
    running.push(server)
    return server
  }
  const recipients = () => smtp.received.flatMap(({ to }) => to).sort()

  test('after a kill between joins and their emails, another process sends each email once', async () => {
    // An email being sent would be lost with its server, so the mail server takes none before the kill.
    smtp.beforeTaking = () => new Promise(() => {})
    const first = await start()
    const emails = Array.from({ length: 12 }, (_, i) => `v${String(i).padStart(2, '0')}@x.uk`)
    await Promise.all(emails.map(email => joined(first, email)))
    expect(await first.end('SIGKILL')).toBeNull()
    expect(recipients()).toEqual([])
    smtp.beforeTaking = async () => {}
    const database = own.open()
    // The emails that the killed server had leased are free once the leases end: here, at once.
    await database.query('update mail_outbox set leased_until = 0')
    await database.close()
    const second = await start()
    await allSent(own, emails.length)
    expect(second.output()).toContain('Mail goes by 127.0.0.1')
    await second.end('SIGTERM')
    expect(recipients()).toEqual(emails)
  })

  test('when stopped while sending an email, it finishes and records it, and nobody sends it again', async () => {
    let taking = () => {}
    const asked = new Promise<void>(resolve => {
      taking = resolve
    })
    const taken = Promise.withResolvers<void>()
    smtp.beforeTaking = () => {
      taking()
      return taken.promise
    }
    const first = await start()
    await joined(first, 'v@x.uk')
    await asked
    const ended = first.end('SIGTERM')
    // Waits until it has begun to stop, and serves no more requests.
    await eventually(async () =>
      expect(
        await fetch(`${first.url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ).toBe(false),
    )
    taken.resolve()
    expect(await ended, first.output()).toBe(0)
    expect(recipients()).toEqual(['v@x.uk'])
    await allSent(own, 1)
    const second = await start()
    await joined(second, 'w@x.uk')
    await allSent(own, 2)
    await second.end('SIGTERM')
    expect(recipients()).toEqual(['v@x.uk', 'w@x.uk'])
  })
})

test('with two replicas taking joins, each email is sent by one of them', async () => {
  const own = await createTestDatabase('postgres')
  const smtp = await startTestSmtp()
  const environment = {
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://kerbside.test',
    JOINS_PER_ADDRESS: '9999',
    UNDER_ATTACK: '0',
  }
  const servers = await Promise.all([1, 2].map(() => startServerProcess(own.url, { environment })))
  const emails = Array.from({ length: 30 }, (_, i) => `v${String(i).padStart(2, '0')}@x.uk`)
  await Promise.all(emails.flatMap(email => servers.map(server => joined(server, email))))
  await allSent(own, emails.length)
  // A server finishes its emails before it ends, so no more can come after this.
  await Promise.all(servers.map(server => server.end('SIGTERM')))
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(emails)
  await smtp.down()
  await own.remove()
})
