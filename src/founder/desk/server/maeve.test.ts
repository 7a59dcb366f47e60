import { describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { namedTopic } from '#src/operator/maeve/named-topic.ts'
import { goLive } from '#src/operator/maeve/trial.ts'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { maeveCalls } from './maeve.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const open = () =>
    maeveCalls({
      database: own.database,
      readCases: () => [{ turns: ['Do you wash cars when it rains?'], want: 'rain' }],
      closing: new AbortController().signal,
    })
  const rain = {
    topic: 'rain',
    answer: 'We work in **rain**.',
    until: '2999-12-31',
    askedAs: 'drookit days?\n',
  }
  const wait = (name: string, confirmed: number | null) =>
    Promise.all([
      insertRows(own.database, 'waitlist', [
        {
          email_key: `${name}@x.uk`,
          email: `${name}@x.uk`,
          postcode: 'M1 1AE',
          joined_at: 1,
          notice: '1',
          confirmed_at: confirmed,
        },
      ]),
      insertRows(own.database, 'topic_wait', [
        { email_key: `${name}@x.uk`, topic: 'rain', notice: 'a1', asked_at: 1 },
      ]),
    ])
  const emails = () => own.database.query("select 1 from mail_outbox where kind = 'topic'")

  test('from what people wait for to an answer, live and taken back', async () => {
    await wait('a', 2)
    await wait('b', null)
    const desk = open()
    const [first] = await desk.topics({})
    expect(first).toMatchObject({ id: 'rain', waiting: 2, asked: 0 })
    expect(first!.says).toContain('isn’t published yet')
    const trial = await desk['try-answer'](rain)
    expect(trial).toMatchObject({ told: 1, before: first!.says })
    expect(trial.some.length).toBeGreaterThan(1)
    expect(await emails()).toEqual([])

    const pressedTwice = await Promise.allSettled([desk['go-live'](rain), desk['go-live'](rain)])
    expect(pressedTwice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await emails()).toHaveLength(1)
    const [answered] = (await desk.topics({})).filter(({ id }) => id === 'rain')
    expect(answered).toMatchObject({
      says: rain.answer,
      own: { answer: rain.answer, until: '2999-12-31', askedAs: 'drookit days?', outOfDate: false },
    })
    expect(await desk.retract({ topic: 'rain' })).toContain('version 1, is taken back')
    expect(await emails()).toEqual([])
    await expect(desk.retract({ topic: 'rain' })).rejects.toThrow('rain has no answer of yours')
  })

  test('nothing goes live but what was tried, while all else she says is as it was then', async () => {
    const desk = open()
    await expect(desk['go-live'](rain)).rejects.toThrow('Look at that again')
    await expect(desk['try-answer']({ ...rain, answer: 'All our cleaners are certified.' })).rejects.toThrow(
      'needs a certificate',
    )
    const [overtaken] = await Promise.allSettled([desk['try-answer'](rain), desk['try-answer'](rain)])
    expect(overtaken).toMatchObject({ status: 'rejected' })
    await expect(desk['go-live']({ ...rain, answer: 'We do not.' })).rejects.toThrow('Look at that again')
    await goLive(own.database, namedTopic('areas'), { answer: 'Leeds.', until: '2999-12-31', askedAs: [] })
    await expect(desk['go-live'](rain)).rejects.toThrow('Look at that again')
    expect(await own.database.query('select topic from maeve_answer')).toEqual([{ topic: 'areas' }])
  })
})
