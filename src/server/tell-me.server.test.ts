import { describe, expect, test } from 'vitest'
import { namedTopic } from '#src/maeve/founder/named-topic.ts'
import { goLive } from '#src/maeve/founder/trial.ts'
import { retractAnswer } from '#src/maeve/server/taught/answer-store.ts'
import { createOutbox, NOT_WANTED } from '#src/mail/outbox.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import {
  endAnswered,
  queueAnswers,
  queueAnswersOf,
  unqueueAnswers,
  waitFor,
} from '#src/waitlist/server/topics/topic-waits.ts'
import { eventually } from '#test/support/eventually.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { linksIn } from '#test/support/mail/test-smtp.ts'
import { asked } from '#test/support/model/chat-client.ts'
import { rowsRead } from '#test/support/rows-read.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const RAIN = { answer: 'We work in **rain**.', until: '2999-12-31', askedAs: [] }

describe.each(ENGINES)('on %s', engine => {
  test('people who wait get one email: at once if confirmed, otherwise after confirming; nobody else learns of it', async () => {
    const site = await openMailSite(engine)
    const { database, app } = site.server
    const tell = (email: string, more: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/waitlist/tell-me',
        payload: { email, topic: 'rain', notice: 'a1', ...more },
      })
    const stream = await app.inject({
      method: 'POST',
      url: '/api/maeve-chat',
      headers: { accept: 'text/event-stream' },
      payload: { messages: asked('Do you work in the rain?') },
    })
    expect(stream.body).toContain('event: tell\ndata: {"topic":"rain"}')

    const sure = await site.joined('sure@x.uk')
    await site.post(sure.confirm, { t: tokenOf(sure.confirm) })
    const gone = await site.joined('gone@x.uk')
    await site.post(gone.unsubscribe, { t: tokenOf(gone.unsubscribe) })
    const late = await site.joined('late@x.uk')
    const replies = await Promise.all(
      ['Sure@x.uk', 'sure@x.uk', 'gone@x.uk', 'late@x.uk', 'nobody@x.uk'].map(email => tell(email)),
    )
    for (const { statusCode, body } of replies) expect([statusCode, body]).toEqual([201, '{"noted":true}'])
    const waits = () => database.query('select email_key, notice from topic_wait order by email_key')
    expect(await waits()).toEqual(
      ['gone@x.uk', 'late@x.uk', 'sure@x.uk'].map(email_key => ({ email_key, notice: 'a1' })),
    )
    for (const bad of [
      { topic: 'xyzzy' },
      { topic: 'greeting' },
      { notice: '1' },
      { email: 'nobody' },
      { topic: 3 },
    ])
      expect((await tell('sure@x.uk', bad)).statusCode).toBe(400)
    expect((await tell('sure@x.uk', { website: 'x' })).statusCode).toBe(503)

    const answers = (email: string) =>
      site.mailsTo(email).filter(({ raw }) => raw.includes('answer you asked'))
    await goLive(database, namedTopic('rain'), RAIN)
    await eventually(() => expect(answers('sure@x.uk')).toHaveLength(1))
    expect(answers('sure@x.uk')[0]!.raw).toContain('We work in rain.')
    expect(linksIn(answers('sure@x.uk')[0]!.raw)).toHaveProperty('unsubscribe')
    await site.post(late.confirm, { t: tokenOf(late.confirm) })
    await eventually(() => expect(answers('late@x.uk')).toHaveLength(1))
    await eventually(async () => expect(await waits()).toEqual([{ email_key: 'gone@x.uk', notice: 'a1' }]))
    await goLive(database, namedTopic('rain'), RAIN)
    expect(
      await database.query(`select 1 from mail_outbox where kind = 'topic' and sent_at is null`),
    ).toEqual([])
    expect([answers('sure@x.uk'), answers('late@x.uk'), answers('gone@x.uk')].map(all => all.length)).toEqual(
      [1, 1, 0],
    )
    await site.close()
  })

  test('an address that others entered gets one email a day, at most five; the rest only once its owner says that they asked', async () => {
    const site = await openMailSite(engine)
    const { database } = site.server
    const links = await site.joined('sure@x.uk')
    await site.post(links.confirm, { t: tokenOf(links.confirm) })
    const day = 24 * 60 * 60_000
    const open = async () => (await database.query('select topic from topic_wait where held is null')).length
    const wish = (topics: readonly string[], now: number) =>
      Promise.all(topics.map(topic => waitFor(database, { email: 'sure@x.uk', topic, notice: 'a1' }, now)))
    const topics = Array.from({ length: 38 }, (_, i) => `topic-${i}`)
    await wish(['rain', ...topics.slice(0, 30)], 10 * day)
    expect(await open()).toBe(1)
    for (let i = 1; i < 8; i += 1) await wish([topics[29 + i]!, topics[30 + i]!], (10 + i) * day)
    expect(await open()).toBe(5)

    await database.query("update topic_wait set held = 1 where topic = 'rain'")
    await goLive(database, namedTopic('rain'), RAIN)
    const queued = () => database.query("select 1 from mail_outbox where kind = 'topic'")
    expect(await queued()).toEqual([])
    const manage = { t: tokenOf(links.manage) }
    const page = (await site.post('/manage', manage)).body
    expect(page).toContain('Did you ask for these answers?')
    expect(page).toContain('not sent until you tell us below that it was you')
    const said = (await site.post('/manage/wishes', manage)).body
    expect(said).toContain('You’ll get each answer')
    expect(said).not.toContain('Did you ask for these answers?')
    expect(await database.query('select 1 from topic_wait where held is not null')).toEqual([])
    await eventually(() =>
      expect(site.mailsTo('sure@x.uk').filter(({ raw }) => raw.includes('answer you asked'))).toHaveLength(1),
    )
    await site.close()
  })

  describe('in the outbox', () => {
    const own = withTestDatabase(engine)
    const causes = async () =>
      (await own.database.query<{ cause: string }>('select cause from mail_outbox order by cause')).map(
        ({ cause }) => cause,
      )

    test('each wish has one email, whether it is answered again, taken back, dropped, sent or erased', async () => {
      const { database } = own
      const people = ['a', 'b', 'c'].map(name => testEntry(`${name}@x.uk`, { confirmed_at: 2 }))
      await database.insertMissing(WAITLIST_INSERT, people)
      const wait = (email: string, topic = 'rain', now = 5) =>
        waitFor(database, { email, topic, notice: 'a1' }, now)
      for (const email of ['a@x.uk', 'b@x.uk', 'c@x.uk', 'd@x.uk']) await wait(email)
      await wait('a@x.uk', 'price', 6)
      await wait('a@x.uk', 'rain', 7)
      await queueAnswers(database, ['rain'], 10)
      await queueAnswers(database, ['rain'], 11)
      const all = ['topic:rain:5:a@x.uk', 'topic:rain:5:b@x.uk', 'topic:rain:5:c@x.uk']
      expect(await causes()).toEqual(all)

      await retractAnswer(database, 'rain', 12, session => unqueueAnswers(session, 'rain', 12))
      expect(await causes()).toEqual([])
      await queueAnswers(database, ['rain'], 13)
      const outbox = createOutbox(database)
      await outbox.sent(all[0]!, 14)
      await outbox.failed(all[1]!, 14, NOT_WANTED)
      await outbox.failed(all[2]!, 14, '550 no such user')
      await queueAnswers(database, ['rain'], 15)
      const states = await database.query('select cause, sent_at, failed_at from mail_outbox order by cause')
      expect(states).toEqual([
        { cause: all[0], sent_at: 14, failed_at: null },
        { cause: all[1], sent_at: null, failed_at: null },
        { cause: all[2], sent_at: null, failed_at: 14 },
      ])
      await endAnswered(database)
      expect(await database.query('select email_key, topic from topic_wait order by email_key')).toEqual([
        { email_key: 'a@x.uk', topic: 'price' },
        { email_key: 'b@x.uk', topic: 'rain' },
        { email_key: 'c@x.uk', topic: 'rain' },
      ])
      await eraseEntry(database, 'b@x.uk')
      await queueAnswers(database, ['rain'], 16)
      expect(await causes()).toEqual([all[0], all[2]])
    })

    test('one person’s action reads only their own rows, however many people wait', async () => {
      const { database } = own
      const emails = Array.from({ length: 3_000 }, (_, i) => `v${i}@x.uk`)
      for (let at = 0; at < emails.length; at += 250)
        await database.insertMissing(
          WAITLIST_INSERT,
          emails.slice(at, at + 250).map(email => testEntry(email, { confirmed_at: 2 })),
        )
      await database.query(
        `insert into topic_wait (email_key, topic, notice, asked_at) select email_key, 'rain', 'a1', 5 from waitlist`,
      )
      await queueAnswers(database, ['rain'], 10)
      const mine = { cause: 'topic:rain:5:v7@x.uk', email_key: 'v7@x.uk' }
      await createOutbox(database).sent(mine.cause, 14)
      if (engine === 'postgres') await database.query('analyze')

      const again = await rowsRead(database, 'mail_outbox', session =>
        queueAnswersOf(session, ['v7@x.uk', 'v8@x.uk', 'new@x.uk'], ['price', 'rain'], 15),
      )
      expect(again).toBeLessThan(30)
      const ended = await rowsRead(database, 'mail_outbox', session => endAnswered(session, mine.email_key))
      expect(ended).toBeLessThan(30)
      const left = await database.query("select 1 from topic_wait where email_key = 'v7@x.uk'")
      expect(left).toEqual([])
      expect(await rowsRead(database, 'mail_outbox', endAnswered)).toBeGreaterThan(2_000)
    })
  })
})
