import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ladder } from '#src/content/question.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { TOLD_HEADER } from '#src/waitlist/entry.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { keepAnswers } from './founder/shown-answers.ts'
import { forgetTakenBack } from './server/choice-store.ts'

/** Queries from another connection that show whether something has been written and flushed. */
const MARK = { sqlite: 'pragma data_version', postgres: 'select xmin::text from counter' }

/** What the page learns from the answer to a join. */
const toldBy = ({ headers }: { headers: Record<string, unknown> }) =>
  JSON.parse(String(headers[TOLD_HEADER])) as { ask: string; pence?: number }

type Row = { email_key: string; question: string; chosen: string | null; pence: number | null }

describe.each(ENGINES)('on %s', engine => {
  let site: MailSite
  beforeEach(async () => {
    site = await openMailSite(engine)
  })
  afterEach(async () => {
    vi.useRealTimers()
    ladder.pence = []
    await site.close()
  })

  const rows = () => site.server.database.query<Row>('select * from choice order by email_key, question')
  const stored = async () => (await rows()).map(({ question, chosen }) => `${question} ${chosen}`)
  const ask = async (email = 'me@x.uk') => toldBy(await site.join(email)).ask
  const choose = (ask: string, question: string, chosen: string, app = site.server.app) =>
    app.inject({ method: 'POST', url: '/api/questions', payload: { ask, question, chosen } })
  const confirmed = async (email = 'me@x.uk') => {
    const { confirm, manage } = await site.joined(email)
    await site.post('/confirm', { t: tokenOf(confirm) })
    return tokenOf(manage)
  }

  test('a new entry keeps the first choice of each question, with the version of its words; a known one keeps nothing', async () => {
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
    const elsewhere = site.server.open()
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

  test('of joins of one address at the same moment, on two servers, only the one that made the entry counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const other = await openTestServer({ beside: site.server, engine, mail: undefined })
    const join = async (app: TestServer['app']) =>
      toldBy(
        await app.inject({
          method: 'POST',
          url: '/api/waitlist',
          payload: { email: 'me@x.uk', postcode: 'M1 1AE' },
        }),
      ).ask
    const apps = [site.server.app, other.app]
    const tokens = await Promise.all([...apps, ...apps].map(join))
    const kept: number[] = []
    for (const [i, token] of tokens.entries()) {
      // Either server reads the other's tokens.
      expect((await choose(token, 'service', 'wash', apps[(i + 1) % 2])).statusCode).toBe(201)
      kept.push((await rows()).length)
      await site.server.database.query('delete from choice')
    }
    expect(kept.toSorted()).toEqual([0, 0, 0, 1])
    await other.close()
  })

  test('a token that is made up, empty, changed, cut, or a link of another purpose stores nothing', async () => {
    const token = await ask()
    const { manage } = await site.joined('other@x.uk')
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

  test('a token of an hour ago, an unknown question or choice, and a price that nobody set store nothing', async () => {
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

  test('an entry that was erased, or erased and joined again, takes nothing from the join before', async () => {
    const token = await ask()
    await choose(token, 'service', 'wash')
    await eraseEntry(site.server.database, 'me@x.uk')
    expect(await rows()).toEqual([])
    expect((await choose(token, 'fuel', 'petrol')).statusCode).toBe(201)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    const newer = await ask()
    expect((await choose(token, 'fuel', 'petrol')).statusCode).toBe(201)
    expect(await rows()).toEqual([])
    await choose(newer, 'fuel', 'diesel')
    expect(await stored()).toEqual(['fuel diesel'])
  })

  test('on their own page people who have confirmed answer, change and take back; the page and the download say so', async () => {
    const token = await ask()
    await choose(token, 'service', 'wash')
    const { confirm, manage } = await site.joined('me@x.uk')
    const t = tokenOf(manage)
    const post = (question: string, chosen: string) => site.post('/manage/own', { t, question, chosen })
    expect((await site.get(manage)).body).not.toContain('id="questions"')
    await post('service', 'charge')
    expect(await stored()).toEqual(['service wash'])

    await site.post('/confirm', { t: tokenOf(confirm) })
    const page = async () => (await site.get(manage)).body
    expect(await page()).toContain('name="chosen" value="wash" aria-pressed="true"')
    expect((await post('service', 'charge')).body).toContain('Your answer is saved.')
    expect((await post('parked', 'work')).body).toContain('value="work" aria-pressed="true"')
    expect(await page()).toMatch(/<dt>Your answers.*An EV charge, .*service-1\)\nAt work, /s)
    const copy = (await site.post('/manage/copy', { t })).json()
    expect(copy.answersToQuestions).toMatchObject([
      { question: 'service', chosen: 'charge', notice: 'service-1' },
      { question: 'parked', chosen: 'work' },
    ])
    expect((await post('service', 'nothing')).statusCode).toBe(400)

    expect((await post('service', '')).body).toContain('Your answer is removed.')
    expect(await page()).not.toContain('An EV charge,')
    await choose(token, 'service', 'wash')
    expect(await stored()).toEqual(['parked work', 'service null'])
    await forgetTakenBack(site.server.database, { now: Date.now(), mail: true })
    expect(await stored()).toHaveLength(2)
    await forgetTakenBack(site.server.database, { now: Date.now() + 2 * DAY_MS, mail: true })
    expect(await stored()).toEqual(['parked work'])

    const receipt = await openTestDesk(site.server.database).act('receipt', { input: { email: 'me@x.uk' } })
    expect(receipt.words).toMatch(
      /At work, .*“Where is your car mostly parked\?.*It’s up to you.*\(wording parked-1\)/,
    )
  })

  test('without script the success page asks one question after another, alike for a known address', async () => {
    const join = async () => {
      const { headers } = await site.post('/api/waitlist', {
        email: 'me@x.uk',
        postcode: 'M1 1AE',
        form: 'banner',
      })
      return String(headers.location)
    }
    const tapThrough = async () => {
      const seen: string[] = []
      const open = async (path: string) => {
        const { body, headers } = await site.get(path)
        expect(headers['cache-control']).toBe('no-store')
        seen.push(body.replaceAll(/[\w-]{60,}/g, 'TOKEN'))
        return body
      }
      const token = new URLSearchParams((await join()).split('?')[1]!.split('#')[0]).get('ask')!
      const page = await open(`/joined/questions?ask=${token}&form=banner`)
      expect(page).toContain('You&#x27;re on the list!')
      expect(page).not.toContain('Data Secure')
      const answered = await site.post('/joined/questions', {
        ask: token,
        form: 'banner',
        question: 'service',
        chosen: 'air',
      })
      expect(answered.statusCode).toBe(303)
      const second = await open(String(answered.headers.location))
      const skip = /class="skip-question" href="([^"]+)"/.exec(second)![1]!.replaceAll('&amp;', '&')
      await open(skip)
      const done = await site.post('/joined/questions', {
        ask: token,
        form: 'banner',
        question: 'fuel',
        chosen: 'diesel',
      })
      expect(await open(String(done.headers.location))).toContain('That’s all we wanted to know.')
      return seen
    }
    const fresh = await tapThrough()
    expect(await stored()).toEqual(['fuel diesel', 'service air'])
    expect(await tapThrough()).toEqual(fresh)
    expect(await rows()).toHaveLength(2)

    for (const query of ['', '?ask=made-up', '?ask=a&ask=b&form=elsewhere']) {
      const { statusCode, headers } = await site.get(`/joined/questions${query}`)
      expect([statusCode, headers.location]).toEqual([303, '/joined'])
    }
    expect((await site.get('/joined')).body).not.toMatch(/%[A-Z]+%|id="question"/)
  })

  test('the price asks each person one figure of the ladder, the same everywhere', async () => {
    Object.assign(ladder, { what: 'a wash at your door', pence: [1_500, 2_000, 2_550] })
    const { ask: token, pence } = toldBy(await site.join('me@x.uk'))
    expect(ladder.pence).toContain(pence)
    expect(toldBy(await site.join('me@x.uk')).pence).toBe(pence)
    const words = `Would you pay £${pence === 2_550 ? '25.50' : Number(pence) / 100} for a wash at your door?`
    const page = (await site.get(`/joined/questions?ask=${token}&question=price`)).body
    expect(page).toContain(words)
    expect(page).toContain('A question, not a price.')
    await choose(token, 'price', 'maybe')
    expect(await rows()).toMatchObject([{ question: 'price', chosen: 'maybe', pence, notice: 'price-1' }])

    const t = await confirmed()
    ladder.pence = [9_900]
    expect((await site.get(`/manage?t=${t}`)).body).toContain(words)
    await site.post('/manage/own', { t, question: 'price', chosen: 'no' })
    expect(await rows()).toMatchObject([{ chosen: 'no', pence }])
    ladder.pence = []
    expect((await site.get(`/manage?t=${t}`)).body).toContain(words)
  })

  test('the founder sees shares with intervals by district, from the day after, without people who unsubscribed', async () => {
    const { database } = site.server
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
