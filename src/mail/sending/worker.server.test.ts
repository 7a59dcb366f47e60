import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, withTestMailing } from '#test/support/mail/with-test-mailing.ts'
import { ENGINES } from '#test/support/test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const mail = withTestMailing(engine)

  test('each email is sent once, confirmations before invitations; queueing a cause again changes nothing', async () => {
    await mail.queue('late@x.uk', 'i', 'invite')
    for (const i of [1, 2, 3, 4]) await mail.queue(`v${i}@x.uk`, `c${i}`)
    await mail.queue('other@x.uk', 'c1')
    const worker = mail.openWorker()
    await worker.turn()
    expect(mail.recipients()).toEqual(['v1@x.uk', 'v2@x.uk', 'v3@x.uk', 'v4@x.uk'])
    await mail.queue('v1@x.uk', 'c1')
    await mail.pass(worker, HOUR)
    expect(mail.recipients()).toEqual(['late@x.uk', 'v1@x.uk', 'v2@x.uk', 'v3@x.uk', 'v4@x.uk'])
    const { raw, from } = mail.smtp.received[0]!
    expect(from).toBe('hello@kerbside.test')
    expect(raw).toContain('List-Unsubscribe: <https://kerbside.test/unsubscribe?t=1>')
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect((await mail.rows()).every(({ sent_at, attempts }) => sent_at && attempts === 1)).toBe(true)
  })

  test('no address can add a header or a second recipient to an email', async () => {
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
      if (!(engine === 'postgres' && address.includes('\0'))) await mail.queue(address)
    const worker = mail.openWorker()
    await mail.pass(worker, 5 * MINUTE)
    const sent = mail.smtp.received
    expect(sent).toHaveLength(fine.length)
    for (const { raw, to } of sent) {
      expect(to).toHaveLength(1)
      expect(raw).not.toMatch(/victim/)
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^b?cc:/im)
    }
    const refused = (await mail.rows()).filter(({ sent_at }) => sent_at === null)
    expect(refused.every(({ failed_at }) => failed_at !== null)).toBe(true)
  })

  test('when stopped, lets emails under way finish, and returns those that hang to the outbox', async () => {
    await mail.queue('v@x.uk')
    let taking = () => {}
    const asked = new Promise<void>(resolve => {
      taking = resolve
    })
    const taken = Promise.withResolvers<void>()
    mail.smtp.beforeTaking = () => {
      taking()
      return taken.promise
    }
    const worker = mail.openWorker()
    worker.start()
    await asked
    const stopped = worker.stop()
    taken.resolve()
    await stopped
    expect(mail.recipients()).toEqual(['v@x.uk'])
    expect(await mail.rows()).toMatchObject([{ sent_at: mail.clock }])

    await mail.queue('hangs@x.uk')
    mail.smtp.beforeTaking = () => new Promise(() => taking())
    const another = mail.openWorker()
    another.start()
    await new Promise<void>(resolve => {
      taking = resolve
    })
    await another.stop()
    const [row] = (await mail.rows()).filter(({ email_key }) => email_key === 'hangs@x.uk')
    expect(row).toMatchObject({ sent_at: null, failed_at: null, leased_until: 0 })
  })
})
