import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { HOUR, MINUTE, NOON, withoutTag, withTestMailing } from '#test/support/mail/with-test-mailing.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { budgetName } from './day-budget.ts'
import { createOutbox } from './outbox.ts'

const DAY = 24 * HOUR
/** None of it ends unless a test moves the clock on. */
const PATIENCE = { connect: 24 * HOUR, envelope: HOUR, content: 2 * HOUR }

describe.each(ENGINES)('on %s', engine => {
  const mail = withTestMailing(engine)
  const used = async () => {
    return mail.own.database.query('select n from counter where name = $1', [budgetName(mail.clock)])
  }
  /** The server reads each mail, and accepts it once the client has given up: so many at once. */
  const answersTooLate = (atOnce = 1) => {
    let late = Promise.withResolvers<void>()
    let read = 0
    mail.smtp.beforeTaking = () => {
      const { promise, resolve } = late
      read += 1
      if (read % atOnce === 0) {
        late = Promise.withResolvers()
        vi.advanceTimersByTime(PATIENCE.content)
        resolve()
      }
      return promise
    }
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  test('a server that takes its time over a mail has it: longer than over an envelope', async () => {
    await mail.queue('v@x.uk')
    mail.smtp.beforeTaking = async () => void vi.advanceTimersByTime(1.5 * HOUR)
    const worker = mail.openWorker({ patience: PATIENCE })
    await mail.pass(worker, HOUR)
    expect(mail.recipients()).toEqual(['v@x.uk'])
    expect(await mail.rows()).toMatchObject([{ sent_at: NOON, attempts: 1, fault: null }])
  })

  test('one that takes too long was perhaps given it: again a day later, three times in all, then no more', async () => {
    await mail.queue('v@x.uk')
    answersTooLate()
    const worker = mail.openWorker({ patience: PATIENCE })
    await mail.pass(worker, 23 * HOUR)
    await eventually(() => expect(mail.recipients()).toHaveLength(1))
    expect(await mail.rows()).toMatchObject([
      { sent_at: null, failed_at: null, attempts: 1, perhaps_at: NOON, due_at: NOON + DAY },
    ])
    await mail.pass(worker, 30 * DAY)
    await eventually(() => expect(mail.recipients()).toHaveLength(3))
    expect(await mail.rows()).toMatchObject([
      { sent_at: null, failed_at: NOON + 2 * DAY, attempts: 3, fault: expect.stringMatching(/^E/) },
    ])
    expect(new Set(mail.smtp.received.map(({ messageId }) => messageId)).size).toBe(1)
    expect(mail.logged).toContainEqual({
      about: { kind: 'confirm', code: expect.any(String) },
      line: 'a mail was given up',
    })
  })

  test('what was perhaps sent counts: for the day’s budget, and among the three of its address', async () => {
    for (let i = 0; i < 5; i += 1) await mail.queue('v@x.uk')
    answersTooLate(3)
    const worker = mail.openWorker({ patience: PATIENCE })
    await mail.pass(worker, 11 * HOUR)
    expect(await used()).toEqual([{ n: 3 }])
    mail.smtp.beforeTaking = async () => {}
    await mail.pass(worker, 12 * HOUR)
    await eventually(() => expect(mail.recipients()).toHaveLength(3))
    await mail.pass(mail.openWorker(), 2 * HOUR)
    expect(mail.recipients()).toHaveLength(6)
  })

  test('a server that hangs before it asks for the mail has none: as often as needed, at no attempt', async () => {
    await mail.queue('v@x.uk')
    mail.smtp.beforeAsking = async () => void vi.advanceTimersByTime(PATIENCE.envelope)
    const worker = mail.openWorker({ patience: PATIENCE })
    await mail.pass(worker, 20 * MINUTE)
    expect(mail.smtp.connections).toBeGreaterThan(3)
    expect(await mail.rows()).toMatchObject([{ attempts: 0, perhaps_at: null, failed_at: null }])
    expect(await used()).toEqual([{ n: 0 }])
    mail.smtp.beforeAsking = async () => {}
    await mail.pass(mail.openWorker(), 10 * MINUTE)
    expect(mail.recipients()).toEqual(['v@x.uk'])
  })

  test('a server that goes away with the mail in hand has perhaps taken it', async () => {
    await mail.queue('v@x.uk')
    mail.smtp.beforeTaking = () => mail.smtp.down()
    const worker = mail.openWorker({ patience: PATIENCE })
    await mail.pass(worker, HOUR)
    await eventually(() => expect(mail.recipients()).toHaveLength(1))
    await mail.smtp.up()
    mail.smtp.beforeTaking = async () => {}
    await mail.pass(worker, 22 * HOUR)
    expect(mail.recipients()).toHaveLength(1)
    await mail.pass(worker, 2 * HOUR)
    expect(mail.recipients()).toHaveLength(2)
    expect(await mail.rows()).toMatchObject([{ sent_at: mail.clock - HOUR, attempts: 2 }])
  })

  test('a server that asks us to retry later leaves no doubt: a broken connection after two of these is the first', async () => {
    await mail.queue('v@x.uk')
    let [later, dropped] = [0, 0]
    mail.smtp.refuse = stage => (stage === 'to' && later++ < 2 ? 451 : undefined)
    mail.smtp.dropsLine = () => dropped++ < 1
    await mail.pass(mail.openWorker(), 2 * DAY)
    expect(mail.recipients()).toEqual(['v@x.uk', 'v@x.uk'])
    expect(await mail.rows()).toMatchObject([{ sent_at: expect.any(Number), attempts: 4 }])
  })

  test('a mail over which servers die, each perhaps having sent it, is tried three times', async () => {
    await mail.queue('v@x.uk')
    const outbox = createOutbox(mail.own.database)
    for (let i = 0; i < 3; i += 1)
      expect(await outbox.lease(4, NOON + i * 16 * MINUTE, withoutTag)).toHaveLength(1)
    const worker = mail.openWorker()
    await mail.pass(worker, 2 * HOUR)
    expect(mail.recipients()).toEqual([])
    expect(await mail.rows()).toMatchObject([
      { failed_at: expect.any(Number), fault: 'ELOST no server has said what became of it' },
    ])
  })
})
