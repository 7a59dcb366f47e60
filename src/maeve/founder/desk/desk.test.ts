import { describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { type Context, createKeeper } from '#src/founder/action.ts'
import { openedFile } from '#src/founder/fields.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { answerTriedWith } from '../answer.ts'
import { namedTopic } from '../named-topic.ts'
import { retract } from '../retract.ts'
import { topics } from '../topics.ts'
import { goLive } from '../trial.ts'
import { asInput, type TypedAnswer } from './typed-answer.ts'

const answer = answerTriedWith(() => [{ turns: ['Do you wash cars when it rains?'], want: 'rain' }])

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  function open() {
    const context: Context = {
      list: async () => own.database,
      environment: {},
      isSure: async () => false,
      changes: 0,
      note: () => {},
      progress: () => {},
      kept: createKeeper(),
      signal: new AbortController().signal,
    }
    const input = (typed: TypedAnswer) => {
      const given = asInput('rain', typed)
      return { ...given, file: openedFile(given.file) }
    }
    return {
      topics: () => topics.run({ days: 30 }, context),
      tryAnswer: async (typed: TypedAnswer) =>
        (await answer.run({ ...input(typed), yes: false, tried: false }, context)).trial!,
      goLive: (typed: TypedAnswer) => answer.run({ ...input(typed), yes: true, tried: true }, context),
      straight: (typed: TypedAnswer) => answer.run({ ...input(typed), yes: true, tried: false }, context),
      retract: () => retract.run({ topic: 'rain' }, context),
    }
  }
  const rain = {
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

  test('a topic that people wait for is answered, and the answer is taken back', async () => {
    await wait('a', 2)
    await wait('b', null)
    const desk = open()
    const [first] = await desk.topics()
    expect(first).toMatchObject({ topic: 'rain', waiting: 2, asked: 0 })
    expect(first!.card.says).toContain('isn’t published yet')
    const trial = await desk.tryAnswer(rain)
    expect(trial).toMatchObject({ told: 1, before: first!.card.says })
    expect(trial.some.length).toBeGreaterThan(1)
    expect(await emails()).toEqual([])

    const pressedTwice = await Promise.allSettled([desk.goLive(rain), desk.goLive(rain)])
    expect(pressedTwice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await emails()).toHaveLength(1)
    const [answered] = (await desk.topics()).filter(({ topic }) => topic === 'rain')
    expect(answered).toMatchObject({
      card: { says: rain.answer, askedAs: 'drookit days?' },
      answer: { version: 1, true_until: '2999-12-31', may_be_out_of_date: false },
    })
    expect(await desk.retract()).toMatchObject({ topic: 'rain', version: 1 })
    expect(await emails()).toEqual([])
    await expect(desk.retract()).rejects.toThrow('you have not answered rain')
  })

  test('an answer goes live only as it was tried, and only while all her other answers are as they were then', async () => {
    const desk = open()
    await expect(desk.goLive(rain)).rejects.toThrow('look at that again')
    await expect(desk.tryAnswer({ ...rain, answer: 'All our cleaners are certified.' })).rejects.toThrow(
      'needs a certificate',
    )
    const [overtaken] = await Promise.allSettled([desk.tryAnswer(rain), desk.tryAnswer(rain)])
    expect(overtaken).toMatchObject({ status: 'rejected' })
    await expect(desk.goLive({ ...rain, answer: 'We do not.' })).rejects.toThrow('look at that again')
    await goLive(own.database, namedTopic('areas'), { answer: 'Leeds.', until: '2999-12-31', askedAs: [] })
    await expect(desk.goLive(rain)).rejects.toThrow('look at that again')
    expect(await own.database.query('select topic from maeve_answer')).toEqual([{ topic: 'areas' }])
  })

  test('in a terminal one call tries it and puts it live', async () => {
    const { trial, version } = await open().straight(rain)
    expect({ told: trial?.told, version }).toEqual({ told: 0, version: 1 })
  })
})
