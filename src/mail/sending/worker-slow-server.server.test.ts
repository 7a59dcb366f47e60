import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { HOUR, MINUTE, NOON, withoutTag, withTestMailing } from '#test/support/mail/with-test-mailing.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { createOutbox } from '../outbox.ts'
import { budgetName } from './day-budget.ts'

const DAY = 24 * HOUR
/** So long that these run out only if a test moves the clock forward. */
const PATIENCE = { connect: 24 * HOUR, envelope: HOUR, content: 2 * HOUR }

describe.each(ENGINES)('on %s', engine => {
  const mail = withTestMailing(engine)
  const used = async () => {
    return mail.own.database.query('select n from counter where name = $1', [budgetName(mail.clock)])
  }
  /** The server reads emails, `atOnce` at a time, and accepts them only after the client has given up. */
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

  test('waits longer for the reply to an email’s content than for the reply to its envelope', async () => {
    await mail.queue('v@x.uk')
    mail.smtp.beforeTaking = async () => void vi.advanceTimersByTime(1.5 * HOUR)
    const worker = mail.openWorker({ patience: PATIENCE })
    await mail.pass(worker, HOUR)
    expect(mail.recipients()).toEqual(['v@x.uk'])
    expect(await mail.rows()).toMatchObject([{ sent_at: NOON, attempts: 1, fault: null }])
  })

  test('an email is in doubt if the reply takes too long, and is sent again a day later, three times in all', async () => {
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
      line: 'gave up on an email',
    })
  })

  test('an email in doubt counts towards the day’s budget and towards its address’s three emails', async () => {
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

  test('a server that hangs before asking for the content cannot have the email: retries are unlimited, and do not count as attempts', async () => {
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

  test('a server that disconnects once it has the email leaves it in doubt', async () => {
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

  test('being asked to retry later is not a doubt: if the connection breaks after two such replies, that is the first', async () => {
    await mail.queue('v@x.uk')
    let [later, dropped] = [0, 0]
    mail.smtp.refuse = stage => (stage === 'to' && later++ < 2 ? 451 : undefined)
    mail.smtp.dropsLine = () => dropped++ < 1
    await mail.pass(mail.openWorker(), 2 * DAY)
    expect(mail.recipients()).toEqual(['v@x.uk', 'v@x.uk'])
    expect(await mail.rows()).toMatchObject([{ sent_at: expect.any(Number), attempts: 4 }])
  })

  test('an email that is in doubt because servers died is tried three times', async () => {
    await mail.queue('v@x.uk')
    const outbox = createOutbox(mail.own.database)
    for (let i = 0; i < 3; i += 1)
      expect(await outbox.lease(4, NOON + i * 16 * MINUTE, withoutTag)).toHaveLength(1)
    const worker = mail.openWorker()
    await mail.pass(worker, 2 * HOUR)
    expect(mail.recipients()).toEqual([])
    expect(await mail.rows()).toMatchObject([
      { failed_at: expect.any(Number), fault: 'ELOST several servers stopped while sending it' },
    ])
  })
})
