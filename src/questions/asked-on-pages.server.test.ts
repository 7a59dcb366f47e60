import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#src/time/durations.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { tokenOf } from '#test/support/mail/test-mail-site.ts'
import { withQuestions } from '#test/support/questions-site.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { forgetTakenBack } from './server/choice-store.ts'

describe.each(ENGINES)('questions on pages, on %s', engine => {
  const own = withQuestions(engine)
  const { rows, stored, ask, choose } = own

  test('people who have confirmed can answer, change and take back on their own page; the page and the download show it', async () => {
    const token = await ask()
    await choose(token, 'service', 'wash')
    const { confirm, manage } = await own.site.joined('me@x.uk')
    const t = tokenOf(manage)
    const post = (question: string, chosen: string) => own.site.post('/manage/own', { t, question, chosen })
    expect((await own.site.get(manage)).body).not.toContain('id="questions"')
    await post('service', 'charge')
    expect(await stored()).toEqual(['service wash'])

    await own.site.post('/confirm', { t: tokenOf(confirm) })
    const page = async () => (await own.site.get(manage)).body
    expect(await page()).toContain('name="chosen" value="wash" aria-pressed="true"')
    expect((await post('service', 'charge')).body).toContain('Your answer is saved.')
    expect((await post('parked', 'work')).body).toContain('value="work" aria-pressed="true"')
    expect(await page()).toMatch(/<dt>Your answers.*An EV charge, .*service-1\)\nAt work, /s)
    const copy = (await own.site.post('/manage/copy', { t })).json()
    expect(copy.answersToQuestions).toMatchObject([
      { question: 'service', chosen: 'charge', notice: 'service-1' },
      { question: 'parked', chosen: 'work' },
    ])
    expect((await post('service', 'nothing')).statusCode).toBe(400)

    expect((await post('service', '')).body).toContain('Your answer is removed.')
    expect(await page()).not.toContain('An EV charge,')
    await choose(token, 'service', 'wash')
    expect(await stored()).toEqual(['parked work', 'service null'])
    await forgetTakenBack(own.site.server.database, { now: Date.now(), mail: true })
    expect(await stored()).toHaveLength(2)
    await forgetTakenBack(own.site.server.database, { now: Date.now() + 2 * DAY_MS, mail: true })
    expect(await stored()).toEqual(['parked work'])

    const receipt = await openTestDesk(own.site.server.database).act('receipt', {
      input: { email: 'me@x.uk' },
    })
    expect(receipt.words).toMatch(
      /At work, .*“Where is your car mostly parked\?.*It’s up to you.*\(wording parked-1\)/,
    )
  })

  test('without script the success page asks one question after another, and looks the same for a known address', async () => {
    const join = async () => {
      const { headers } = await own.site.post('/api/waitlist', {
        email: 'me@x.uk',
        postcode: 'M1 1AE',
        form: 'banner',
      })
      return String(headers.location)
    }
    const tapThrough = async () => {
      const seen: string[] = []
      const open = async (path: string) => {
        const { body, headers } = await own.site.get(path)
        expect(headers['cache-control']).toBe('no-store')
        seen.push(body.replaceAll(/[\w-]{60,}/g, 'TOKEN'))
        return body
      }
      const token = new URLSearchParams((await join()).split('?')[1]!.split('#')[0]).get('ask')!
      const page = await open(`/joined/questions?ask=${token}&form=banner`)
      expect(page).toContain('You&#x27;re on the list!')
      expect(page).not.toContain('Data Secure')
      const answered = await own.site.post('/joined/questions', {
        ask: token,
        form: 'banner',
        question: 'service',
        chosen: 'air',
      })
      expect(answered.statusCode).toBe(303)
      const second = await open(String(answered.headers.location))
      const skip = /class="skip-question" href="([^"]+)"/.exec(second)![1]!.replaceAll('&amp;', '&')
      await open(skip)
      const done = await own.site.post('/joined/questions', {
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
      const { statusCode, headers } = await own.site.get(`/joined/questions${query}`)
      expect([statusCode, headers.location]).toEqual([303, '/joined'])
    }
    expect((await own.site.get('/joined')).body).not.toMatch(/%[A-Z]+%|id="question"/)
  })
})
