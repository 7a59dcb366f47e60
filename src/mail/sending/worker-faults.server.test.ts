import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, NOON, withTestMailing } from '#test/support/mail/with-test-mailing.ts'
import { ENGINES } from '#test/support/test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const mail = withTestMailing(engine)

  test('while the mail server is down for an hour, emails wait and we try it now and then; afterwards each email is sent once', async () => {
    await mail.smtp.down()
    const addresses = Array.from({ length: 30 }, (_, i) => `v${i}@x.uk`)
    for (const address of addresses) await mail.queue(address)
    const worker = mail.openWorker()
    await mail.pass(worker, HOUR)
    expect(await mail.rows()).not.toContainEqual(expect.objectContaining({ failed_at: expect.any(Number) }))
    await mail.smtp.up()
    await mail.pass(worker, 7 * MINUTE)
    expect(mail.recipients()).toEqual(addresses.sort())
    expect(mail.logged).toEqual([
      { about: { code: 'ESOCKET' }, line: 'emails wait: the mail server cannot be used' },
      { about: {}, line: 'emails are being sent again' },
    ])
  })

  test('an email that the server defers is retried at growing intervals, until we give up after three days', async () => {
    await mail.queue('full@x.uk')
    await mail.queue('fine@x.uk')
    const tries: number[] = []
    mail.smtp.refuse = (stage, address) => {
      if (stage !== 'to' || address !== 'full@x.uk') return undefined
      tries.push((mail.clock - NOON) / MINUTE)
      return 452
    }
    const worker = mail.openWorker()
    await mail.pass(worker, 2 * HOUR)
    expect(mail.recipients()).toEqual(['fine@x.uk'])
    expect(tries.map(Math.round)).toEqual([0, 1, 3, 7, 15, 31, 63])
    await mail.pass(worker, 5 * 24 * HOUR)
    expect(tries).toHaveLength(20)
    const [given] = (await mail.rows()).filter(({ email_key }) => email_key === 'full@x.uk')
    expect(given).toMatchObject({
      failed_at: expect.any(Number),
      fault: expect.stringMatching(/^452 .*says the test/),
    })
  })

  test('we give up at once on an email that is refused for good, and keep the reason', async () => {
    await mail.queue('gone@x.uk')
    await mail.queue('spam@x.uk')
    mail.smtp.refuse = (stage, address) =>
      stage === 'to' && address === 'gone@x.uk'
        ? 550
        : stage === 'data' && address === 'spam@x.uk'
          ? 554
          : undefined
    const worker = mail.openWorker()
    await mail.pass(worker, HOUR)
    const given = await mail.rows()
    expect(
      given.map(({ failed_at, attempts, fault }) => [failed_at, attempts, String(fault).slice(0, 3)]),
    ).toEqual([
      [NOON, 1, '550'],
      [NOON, 1, '554'],
    ])
  })

  test.each(['connect', 'from'] as const)('a server that refuses us at "%s" loses no email', async stage => {
    await mail.queue('v@x.uk')
    mail.smtp.refuse = at => (at === stage ? 554 : undefined)
    const worker = mail.openWorker()
    await mail.pass(worker, 10 * MINUTE)
    mail.smtp.refuse = () => undefined
    await mail.pass(worker, 10 * MINUTE)
    expect(mail.recipients()).toEqual(['v@x.uk'])
  })
})
