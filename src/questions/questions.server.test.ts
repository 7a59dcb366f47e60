import { describe, expect, test, vi } from 'vitest'
import { ladder } from '#src/content/question.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { tokenOf } from '#test/support/mail/test-mail-site.ts'
import { toldBy, withQuestions } from '#test/support/questions-site.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { keepAnswers } from './founder/shown-answers.ts'

/** Queries from another connection that show whether something has been written and flushed. */
const MARK = { sqlite: 'pragma data_version', postgres: 'select xmin::text from counter' }

describe.each(ENGINES)('on %s', engine => {
  const own = withQuestions(engine)
  const { rows, stored, ask, choose, confirmed } = own

  test('a new entry keeps the first choice of each question, with the version of its words; that of a known address keeps nothing', async () => {
    const token = await ask()
    const fresh = await choose(token, 'service', 'charge')
    expect(await rows()).toEqual([
      {
        email_key: 'me@x.uk',
        question: 'service',
        chosen: 'charge',
        pence: null,
        notice: 'service-1',
        chosen_at: expect.any(Number),
      },
    ])
    await choose(token, 'service', 'wash')
    await choose(token, 'fuel', 'petrol')
    expect(await stored()).toEqual(['fuel petrol', 'service charge'])

    const again = await ask('ME@x.uk')
    expect(again).toHaveLength(token.length)
    const elsewhere = own.site.server.open()
    const mark = async () => JSON.stringify(await elsewhere.query(MARK[engine]))
    const before = await mark()
    const known = await choose(again, 'parked', 'drive')
    expect(await mark()).not.toBe(before)
    await elsewhere.close()
    const lasting = ({ statusCode, headers: { date: _, ...headers }, body }: typeof known) =>
      JSON.stringify([statusCode, headers, body])
    expect(lasting(known)).toBe(lasting(fresh))
    expect(known.json()).toEqual({ noted: true })
    expect(await stored()).toEqual(['fuel petrol', 'service charge'])
  })

  test('if an address joins several times at once on two servers, only the join that made the entry can store an answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const other = await openTestServer({ beside: own.site.server, engine, mail: undefined })
    const join = async (app: TestServer['app']) =>
      toldBy(
        await app.inject({
          method: 'POST',
          url: '/api/waitlist',
          payload: { email: 'me@x.uk', postcode: 'M1 1AE' },
        }),
      ).ask
    const apps = [own.site.server.app, other.app]
    const tokens = await Promise.all([...apps, ...apps].map(join))
    const kept: number[] = []
    for (const [i, token] of tokens.entries()) {
      // Either server reads the other's tokens.
      expect((await choose(token, 'service', 'wash', apps[(i + 1) % 2])).statusCode).toBe(201)
      kept.push((await rows()).length)
      await own.site.server.database.query('delete from choice')
    }
    expect(kept.toSorted()).toEqual([0, 0, 0, 1])
    await other.close()
  })

  test('a token that is made up, empty, changed, cut short or from a link for another purpose stores nothing', async () => {
    const token = await ask()
    const { manage } = await own.site.joined('other@x.uk')
    const letter = token[40] === 'A' ? 'B' : 'A'
    const wrong = [
      'x'.repeat(100),
      '',
      `${token.slice(0, 40)}${letter}${token.slice(41)}`,
      token.slice(0, -4),
    ]
    for (const forged of [...wrong, tokenOf(manage)]) {
      const answer = await choose(forged, 'service', 'wash')
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'too_late'])
    }
    expect(await rows()).toEqual([])
  })

  test('a token over an hour old, an unknown question or choice, and a price that nobody set store nothing', async () => {
    const token = await ask()
    for (const [question, chosen, field] of [
      ['colour', 'red', 'question'],
      ['price', 'yes', 'question'],
      ['service', 'toString', 'chosen'],
      ['service', '', 'chosen'],
    ] as const)
      expect((await choose(token, question, chosen)).json().error).toMatchObject({ code: 'unknown', field })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS + 1 })
    expect((await choose(token, 'service', 'wash')).statusCode).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('once an entry is erased, the token of its join stores nothing, even if the person joins again', async () => {
    const token = await ask()
    await choose(token, 'service', 'wash')
    await eraseEntry(own.site.server.database, 'me@x.uk')
    expect(await rows()).toEqual([])
    expect((await choose(token, 'fuel', 'petrol')).statusCode).toBe(201)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    const newer = await ask()
    expect((await choose(token, 'fuel', 'petrol')).statusCode).toBe(201)
    expect(await rows()).toEqual([])
    await choose(newer, 'fuel', 'diesel')
    expect(await stored()).toEqual(['fuel diesel'])
  })

  test('each person is asked about one figure of the ladder, the same one everywhere', async () => {
    Object.assign(ladder, { what: 'a wash at your door', pence: [1_500, 2_000, 2_550] })
    const { ask: token, pence } = toldBy(await own.site.join('me@x.uk'))
    expect(ladder.pence).toContain(pence)
    expect(toldBy(await own.site.join('me@x.uk')).pence).toBe(pence)
    const words = `Would you pay £${pence === 2_550 ? '25.50' : Number(pence) / 100} for a wash at your door?`
    const page = (await own.site.get(`/joined/questions?ask=${token}&question=price`)).body
    expect(page).toContain(words)
    expect(page).toContain('A question, not a price.')
    await choose(token, 'price', 'maybe')
    expect(await rows()).toMatchObject([{ question: 'price', chosen: 'maybe', pence, notice: 'price-1' }])

    const t = await confirmed()
    ladder.pence = [9_900]
    expect((await own.site.get(`/manage?t=${t}`)).body).toContain(words)
    await own.site.post('/manage/own', { t, question: 'price', chosen: 'no' })
    expect(await rows()).toMatchObject([{ chosen: 'no', pence }])
    ladder.pence = []
    expect((await own.site.get(`/manage?t=${t}`)).body).toContain(words)
  })

  test('from the day after, the founder sees shares with intervals by district, without people who unsubscribed', async () => {
    const { database } = own.site.server
    for (let i = 0; i < 38; i++) {
      await database.query(
        `insert into waitlist (email_key, email, postcode, joined_at) values ('v${i}@x.uk', 'v', '${i < 30 ? 'LS6 2AB' : 'M1 1AE'}', 1)`,
      )
      await database.query(
        `insert into choice values ('v${i}@x.uk', 'parked', '${i < 20 ? 'drive' : i < 27 ? 'permit' : 'work'}', null, 'parked-1', ${Date.now()})`,
      )
    }
    const desk = openTestDesk(database)
    const words = async (area?: string) => (await desk.act('questions', { input: { area } })).words
    expect(await words()).toBe('Too few answers yet: there must be five from before today.')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
    expect((await words())!.split('\n')).toEqual([
      'Where is your car mostly parked?',
      '  LS6: 30 answers',
      '        20 of 30, 48 to 81 %  On a drive',
      '                    10 of 30  chose something else',
      '  M1: 8 answers',
      '         8 of 8, 67 to 100 %  At work',
    ])
    expect(await words('ls 6')).not.toContain('M1')

    const live = await Promise.all([words(), words('LS6'), words('M')])
    await keepAnswers(database, { now: Date.now() })
    const counted = vi.spyOn(database, 'query')
    expect(await Promise.all([words(), words('LS6'), words('M')])).toEqual(live)
    expect(counted.mock.calls.filter(([sql]) => sql.includes('from choice'))).toEqual([])
    expect(JSON.stringify((await desk.act('questions', { input: {} })).data)).not.toContain('districts')
    await database.query('delete from shown_answers')
    await expect(words('LS99')).rejects.toThrow('there is no area or district')
    await database.query(
      `update waitlist set unsubscribed_at = 2 where email_key in ('v30@x.uk', 'v31@x.uk', 'v32@x.uk', 'v33@x.uk')`,
    )
    expect(await words('M1')).not.toContain('M1')
  })
})
