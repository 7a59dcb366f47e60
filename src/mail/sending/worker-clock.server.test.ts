import { afterEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { HOUR, MINUTE, withTestMailing } from '#test/support/mail/with-test-mailing.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { createOutbox } from '../outbox.ts'

const DAY = 24 * HOUR

describe.each(ENGINES)('on %s', engine => {
  const mail = withTestMailing(engine)
  afterEach(() => vi.restoreAllMocks())

  test('correcting a clock that was ahead delays no email, whether it was queued before or after', async () => {
    const worker = mail.openWorker({ perDay: 2 })
    mail.clock = mail.clock + 60 * DAY
    for (const i of [1, 2, 3, 4]) await mail.queue(`ahead${i}@x.uk`)
    await mail.pass(worker, HOUR)
    expect(mail.recipients()).toHaveLength(2)
    mail.clock = mail.clock - 60 * DAY
    await mail.queue('now@x.uk')
    await mail.pass(worker, 2 * DAY)
    expect(mail.recipients()).toEqual([
      'ahead1@x.uk',
      'ahead2@x.uk',
      'ahead3@x.uk',
      'ahead4@x.uk',
      'now@x.uk',
    ])
  })

  test('an email leased by a server that died while its clock was ahead does not wait two months', async () => {
    await mail.queue('v@x.uk')
    await createOutbox(mail.own.database).lease(4, mail.clock + 60 * DAY, key => key)
    await mail.pass(mail.openWorker(), MINUTE)
    expect(mail.recipients()).toEqual(['v@x.uk'])
  })

  test('a mail server that failed while the clock was ahead is tried again', async () => {
    await mail.smtp.down()
    await mail.queue('v@x.uk')
    const worker = mail.openWorker()
    mail.clock = mail.clock + 60 * DAY
    await worker.turn()
    await mail.smtp.up()
    mail.clock = mail.clock - 60 * DAY
    await mail.pass(worker, HOUR)
    expect(mail.recipients()).toEqual(['v@x.uk'])
  })

  test('a mailbox that had its three emails while the clock was ahead waits a day, not two months', async () => {
    const worker = mail.openWorker()
    mail.clock = mail.clock + 60 * DAY
    for (let i = 0; i < 3; i += 1) await mail.queue('v@x.uk')
    await mail.pass(worker, HOUR)
    mail.clock = mail.clock - 60 * DAY
    await mail.queue('v@x.uk')
    await mail.pass(worker, MINUTE)
    const waiting = (await mail.rows()).filter(({ sent_at }) => sent_at === null)
    expect(waiting).toMatchObject([{ due_at: mail.clock - MINUTE + DAY, fault: 'enough for this mailbox' }])
  })

  test('no timer is longer than an email may take, whatever the clock says', async () => {
    const rests = vi.spyOn(globalThis, 'setTimeout')
    const worker = mail.openWorker({ perDay: 1 })
    mail.clock = mail.clock + 60 * DAY
    await mail.queue('a@x.uk')
    await mail.queue('b@x.uk')
    worker.start()
    await eventually(() => expect(mail.logged).toHaveLength(1))
    mail.clock = mail.clock - 60 * DAY
    worker.wake()
    await eventually(() => expect(mail.recipients()).toHaveLength(2))
    await worker.stop()
    expect(Math.max(...rests.mock.calls.map(([, ms]) => ms ?? 0))).toBeLessThanOrEqual(10 * MINUTE)
  })

  test('a wave takes four fifths of a day’s emails: confirmations still go, and the rest of the wave goes the next day', async () => {
    for (let i = 0; i < 12; i += 1) await mail.queue(`v${i}@x.uk`, `i${i}`, 'invite')
    const worker = mail.openWorker({ perDay: 10 })
    await mail.pass(worker, HOUR)
    expect(mail.recipients()).toHaveLength(8)
    await mail.queue('new1@x.uk')
    await mail.queue('new2@x.uk')
    await mail.queue('new3@x.uk')
    await mail.pass(worker, HOUR)
    expect(mail.recipients().filter(address => address.startsWith('new'))).toHaveLength(2)
    expect(mail.logged.map(one => JSON.stringify(one)).filter(line => line.includes('used up'))).toHaveLength(
      2,
    )
    await mail.pass(worker, 12 * HOUR)
    expect(mail.recipients()).toHaveLength(15)
  })
})
