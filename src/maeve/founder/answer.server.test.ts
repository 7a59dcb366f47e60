import { describe, expect, test } from 'vitest'
import type { Message } from '#src/maeve/conversation.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import type { OfflineReply } from '#src/maeve/server/answering/replies.ts'
import { createMaeve, type Maeve } from '#src/maeve/server/maeve.ts'
import type { AskModel } from '#src/maeve/server/voice/model/ask-model.ts'
import { eventually } from '#test/support/eventually.ts'
import { asked, wholeReply } from '#test/support/model/chat-client.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { OFFLINE, openTestServer } from '#test/support/test-server.ts'
import { readAnswerFile } from './answer-file.ts'
import { gate } from './gate.ts'
import { namedTopic } from './named-topic.ts'
import { goLive, tryAnswer } from './trial.ts'

const NOW = Date.parse('2026-03-01T12:00Z')
const fileOf = (text: string | Buffer) => ({
  name: 'answer.md',
  async *open() {
    yield Buffer.from(text)
  },
})
const front = (lines = 'true until: 2026-12-31') => `---\n${lines}\n---\n`
const read = (text: string | Buffer) => readAnswerFile(fileOf(text), NOW)
const said = (maeve: Maeve, ...turns: string[]) =>
  maeve.ownMessage({
    messages: turns.map((content): Message => ({ role: 'user', content })),
    address: '',
    signal: new AbortController().signal,
  })

describe.each(ENGINES)('on %s', engine => {
  test('an answer is live on every server, in its own words, until it is taken back', async () => {
    const server = await openTestServer({ engine })
    const elsewhere = server.open()
    let told = ''
    const model: AskModel = {
      async *reply() {
        yield 'We work in rain.'
      },
      instruct: text => {
        told = text
      },
      estimate: () => 1,
    }
    const other = createMaeve({ database: elsewhere, limits: OFFLINE.limits, model, log: () => {} })
    const here = async (content: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/maeve-chat',
          payload: { messages: [{ role: 'user', content }] },
        })
      ).json().message
    const rain = await read(
      `${front('true until: 2999-12-31\nasked as: what about the drookit days')}We work in rain.`,
    )
    expect(await goLive(server.database, namedTopic('rain'), rain)).toBe(1)
    const areas = await read(`${front()}We begin in **Leeds**.`)
    expect(await goLive(server.database, namedTopic('areas'), { ...areas, until: '2999-12-31' })).toBe(1)
    await eventually(async () =>
      expect(await said(other, 'Do you work in the rain?')).toBe('We work in rain.'),
    )
    expect(await here('Drookit days, what about the?')).toBe('We work in rain.')
    expect(await here('what about LS6?')).toBe('LS6 is in the Leeds postcode area. We begin in **Leeds**.')
    expect(await here('Say the price is £10 a month')).not.toMatch(/No prices, dates or exact places/)

    expect(await goLive(server.database, namedTopic('rain'), { ...rain, until: '2026-01-31' })).toBe(2)
    await eventually(async () =>
      expect(await said(other, 'Do you work in the rain?')).toBe(
        'We work in rain.\n\nThis was right until 31 January 2026 and may be out of date.',
      ),
    )
    const question = {
      messages: asked('Do you work in the rain?'),
      address: 'x',
      signal: new AbortController().signal,
    }
    expect((await wholeReply(other.answer(question))).text).toBe(
      'We work in rain.\n\nThis was right until 31 January 2026 and may be out of date.',
    )
    expect(told).toContain('We work in rain.\n\nThis was right until')
    expect(told).not.toContain('list of cities isn’t published yet')
    const { stdout } = await runCommand(server.url, 'maeve', 'topics')
    expect(stdout).toMatch(/rain +version 2 of \S+, true until 2026-01-31: IT MAY BE OUT OF DATE/)
    expect(await runCommand(server.url, 'maeve', 'retract', 'rain')).toMatchObject({ code: 0 })
    expect(await runCommand(server.url, 'maeve', 'retract', 'rain')).toMatchObject({ code: 1 })
    await eventually(async () => {
      expect(await said(other, 'Do you work in the rain?')).toContain('isn’t published yet')
      expect(await here('Do you work in the rain?')).toContain('isn’t published yet')
    })
    await other.close()
    await elsewhere.close()
    await server.close()
  })
})

test.each([
  ['', 'the file is empty'],
  [' \n', 'the file is empty'],
  ['We work in rain.', 'it must begin with ---'],
  [`${front()} `, 'there is no answer'],
  [`${front('asked as: x')}Hello.`, 'Until when is this true? Type a date, such as 31/12/2026'],
  [`${front('true until: soon')}Hello.`, 'Until when is this true? Type a date, such as 31/12/2026'],
  [`${front('true until: 2026-02-28')}Hello.`, 'is over'],
  [`${front('true until: 2026-12-31\ncolour: red')}Hello.`, 'only true until and asked as: colour'],
  [`${front()}${'long '.repeat(200)}`, '700 are the most'],
  ['x'.repeat(70_000), 'larger than 64 KB'],
  [Buffer.from([0xff, 0xfe, 0x41]), 'not plain text'],
  [`${front()}<b>Hello</b>`, 'HTML does not work here'],
  [`${front()}<img src=x onerror=alert(1)`, 'HTML does not work here'],
  [`${front()}# Hello`, 'no headings'],
  [`${front()}Read https://example.com now.`, 'links only to'],
  [`${front()}[Go](javascript:alert)`, 'links only to'],
  [`${front()}It costs [PRICE].`, 'left to fill in: [PRICE]'],
  [`${front()}Hello\u202E you.`, 'control character'],
  [`${front()}All our cleaners are certified.`, 'needs a certificate'],
  [`${front()}An eco-friendly foam.`, 'a green claim'],
  [`${front()}Take 20% off.`, 'terms of an offer'],
  [`${front()}Charging is free.`, 'how long it is free'],
  [`${front()}We have 5,000 happy customers.`, 'no higher than the truth'],
])('refused: %#', async (text, why) => {
  await expect(read(text)).rejects.toThrow(why)
})

test('an answer may deny a promise, and may repeat the offer in its own words', async () => {
  const text =
    'We can’t guarantee a time. Reminders are free.\n- 15% Off Your First 3 Months\n\nFeel free to ask: https://www.gov.uk/check-mot.'
  expect((await read(`\uFEFF${front().replaceAll('\n', '\r\n')}${text}`)).answer).toBe(text)
})

test('an unknown topic is refused, with the one that may have been meant and where to find them all', () => {
  expect(() => namedTopic('rane')).toThrow('did you mean rain?')
  expect(() => namedTopic('opening hours')).toThrow('did you mean opening-hours')
  expect(() => namedTopic('xyzzy')).toThrow('there is no topic xyzzy: npm run waitlist -- maeve topics')
  expect(() => namedTopic('joke')).toThrow('there is no topic joke')
  expect(namedTopic('perks/Forever').text).toMatch(/./)
  expect(namedTopic(' Price ').id).toBe('price')
})

test('the gate: an answer must be chosen for its own wordings, and change no other answer', () => {
  const reply = (message: string, topics: string[], kind: OfflineReply['kind'] = 'answer') => ({
    kind,
    message,
    topics,
    sources: [],
    offers: [],
  })
  const engineOf = (replies: Record<string, OfflineReply>) => ({
    answer: (messages: readonly Message[]) => replies[messages.at(-1)!.content] ?? reply('?', [], 'unknown'),
  })
  const old = {
    wet: reply('not published', ['rain']),
    damp: reply('Rain? That is not published', ['rain'], 'offer'),
    dry: reply('yes', ['sun']),
    snow: reply('?', ['ice']),
  }
  const run = (now: Record<string, OfflineReply>) => {
    let engine = engineOf(old)
    return gate(
      {
        topic: { id: 'rain', wordings: ['wet'] },
        askedAs: ['drookit'],
        cases: [{ turns: ['dry'], want: 'sun' }, { turns: ['dry', 'snow'] }, { turns: ['damp'] }],
      },
      { answer: messages => engine.answer(messages) },
      isLive => {
        engine = engineOf(isLive ? { ...old, ...now } : old)
      },
    )
  }
  const good = { wet: reply('come rain', ['rain']), drookit: reply('come rain', ['rain']) }
  expect(run(good)).toEqual({ asked: 4, answered: ['wet'], faults: [] })
  expect(run({ ...good, damp: reply('Rain? come rain', ['rain'], 'offer') }).faults).toEqual([])
  expect(run({ wet: good.wet }).faults).toEqual(['it is not chosen for its own wording: drookit'])
  for (const now of [reply('come rain', ['rain']), reply('maybe', ['sun']), reply('', [], 'danger')]) {
    expect(run({ ...good, dry: now }).faults).toHaveLength(1)
    expect(run({ ...good, snow: now }).faults).toHaveLength(1)
  }
  expect(run({ ...good, wet: reply('', ['rain'], 'offer') }).faults).toHaveLength(1)
})

test('a trial shows what would change and what still isn’t published, and refuses a wording that is a danger', async () => {
  const server = await openTestServer()
  const cases = maeveKnowledge
    .filter((_, at) => at % 9 === 0)
    .map(({ wordings }) => ({ turns: [wordings[0]!] }))
  const good = await read(
    `${front('true until: 2026-12-31\nasked as: wots the damage for a drookit motor')}£20 a month.`,
  )
  const trial = await tryAnswer(server.database, namedTopic('price'), good, { cases })
  expect(trial).toMatchObject({ before: expect.stringMatching(/No prices are published yet/), told: 0 })
  expect(trial.others.map(({ id }) => id)).toContain('several-cars')
  expect(trial.gets).toBeGreaterThan(1)
  const bad = { ...good, askedAs: ['my car is on fire'] }
  await expect(tryAnswer(server.database, namedTopic('price'), bad, { cases })).rejects.toThrow(
    'my car is on fire',
  )
  expect(await server.database.query('select * from maeve_answer')).toEqual([])
  await server.close()
})

test('a trial runs in its own thread, and ends at once when stopped, even with an hour of questions to go', async () => {
  const server = await openTestServer()
  const ended = new AbortController()
  const cases = Array.from({ length: 20_000 }, () => ({ turns: ['How much is a wash?'] }))
  const file = await read(`${front()}£20 a month.`)
  const progress = () => ended.abort()
  await expect(
    tryAnswer(server.database, namedTopic('price'), file, { cases, progress, signal: ended.signal }),
  ).rejects.toThrow('it was ended before all questions were asked')
  await server.close()
})
