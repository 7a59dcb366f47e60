import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, withoutTag, withTestMailing } from '#test/support/mail/with-test-mailing.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { createOutbox } from '../outbox.ts'

describe.each(ENGINES)('on %s', engine => {
  const mail = withTestMailing(engine)

  test('two servers share an outbox: each email is sent by one of them', async () => {
    const other = mail.elsewhere()
    const addresses = Array.from({ length: 60 }, (_, i) => `v${i}@x.uk`)
    for (const address of addresses) await mail.queue(address)
    const workers = [mail.openWorker(), mail.openWorker({ on: other })]
    await Promise.all(
      workers.map(async worker => {
        for (let i = 0; i < 20; i += 1) await worker.turn()
      }),
    )
    expect(mail.recipients()).toEqual(addresses.sort())
    expect(new Set(mail.smtp.received.map(({ messageId }) => messageId)).size).toBe(60)
  })

  test('if a server dies with an email leased, another sends it once the lease has ended', async () => {
    await mail.queue('v@x.uk')
    await createOutbox(mail.own.database).lease(4, mail.clock, withoutTag)
    const worker = mail.openWorker()
    await mail.pass(worker, 14 * MINUTE)
    expect(mail.recipients()).toEqual([])
    await mail.pass(worker, 2 * MINUTE)
    expect(mail.recipients()).toEqual(['v@x.uk'])
  })

  test('if a server dies after an email is accepted but before recording it, the email is sent again with the same Message-ID', async () => {
    await mail.queue('v@x.uk')
    const worker = mail.openWorker()
    await worker.turn()
    await mail.own.database.query('update mail_outbox set sent_at = null, leased_until = $1', [
      mail.clock + MINUTE,
    ])
    await mail.pass(worker, HOUR)
    expect(mail.recipients()).toEqual(['v@x.uk', 'v@x.uk'])
    expect(new Set(mail.smtp.received.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('an address gets only three emails in a day, even from two servers at once', async () => {
    const other = mail.elsewhere()
    for (let i = 0; i < 8; i += 1) await mail.queue('v@x.uk')
    const workers = [mail.openWorker(), mail.openWorker({ on: other })]
    await Promise.all(workers.map(worker => worker.turn()))
    const worker = workers[0]!
    await mail.pass(worker, 23 * HOUR)
    expect(mail.recipients()).toHaveLength(3)
    await mail.pass(worker, 2 * HOUR)
    expect(mail.recipients()).toHaveLength(6)
  })

  test('all spellings of a mailbox share its three emails in a day, even with two servers at once', async () => {
    const other = mail.elsewhere()
    for (let i = 0; i < 12; i += 1) await mail.queue(`v+${i}@x.uk`)
    await mail.queue('other@x.uk')
    const workers = [mail.openWorker(), mail.openWorker({ on: other })]
    await Promise.all(workers.map(worker => worker.turn()))
    await mail.pass(workers[0]!, 23 * HOUR)
    const [first, ...rest] = mail.recipients()
    expect([first, rest.length]).toEqual(['other@x.uk', 3])
    await mail.pass(workers[1]!, 4 * 24 * HOUR)
    expect(new Set(mail.recipients()).size).toBe(13)
  })

  test('all servers share a day’s budget; a refused email uses none of it', async () => {
    const other = mail.elsewhere()
    for (let i = 0; i < 20; i += 1) await mail.queue(`v${i}@x.uk`)
    await mail.queue('gone@x.uk', 'first', 'a')
    mail.smtp.refuse = (stage, address) => (stage === 'to' && address === 'gone@x.uk' ? 550 : undefined)
    const workers = [mail.openWorker({ perDay: 7 }), mail.openWorker({ perDay: 7, on: other })]
    for (let i = 0; i < 6; i += 1) await Promise.all(workers.map(worker => worker.turn()))
    expect(mail.recipients()).toHaveLength(7)
    await mail.pass(workers[0]!, 11 * HOUR)
    expect(mail.recipients()).toHaveLength(7)
    await mail.pass(workers[0]!, 2 * HOUR)
    expect(mail.recipients()).toHaveLength(14)
  })
})
