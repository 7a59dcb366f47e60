import { afterEach, beforeEach, expect, test } from 'vitest'
import { ukDay } from '#src/time/uk-time.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

const lines: string[] = []
let server: TestServer
beforeEach(async () => {
  lines.length = 0
  server = await openTestServer({ logged: { write: line => void lines.push(line) } })
})
afterEach(() => server.close())

const soon = ukDay(Date.now() + 100 * 24 * 60 * 60_000)
const post = (url: string, fields: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('the form, its dates and the file work without script; nothing is stored or logged', async () => {
  const page = await server.app.inject('/reminders')
  expect(page.body).toContain('Your car’s dates, in your calendar')
  expect(page.body).toContain('gov.uk/mot-reminder')
  const tables = () =>
    server.database.query<{ n: number }>(
      'select (select count(*) from waitlist) + (select count(*) from source_count) as n',
    )
  const before = await tables()
  const shown = await post('/reminders', { mot: soon, registered: '' })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.body).toContain('calendar.google.com')
  expect(shown.body).toContain(`name="mot" value="${soon}"`)
  const file = await post('/reminders/dates.ics', { mot: soon })
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': 'attachment; filename="car-dates.ics"',
  })
  expect(file.body).toContain(`DTSTART;VALUE=DATE:${soon.replaceAll('-', '')}`)
  expect(await tables()).toEqual(before)
  expect(lines.join()).not.toContain(soon)
})

test('a mistake is explained, and what was typed is kept, as text', async () => {
  for (const url of ['/reminders', '/reminders/dates.ics']) {
    const answer = await post(url, { mot: '"><script>', tax: soon })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('please type a day such as')
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(answer.body).toContain(`value="${soon}"`)
  }
  expect((await server.app.inject({ method: 'POST', url: '/reminders', payload: ['x'] })).statusCode).toBe(
    400,
  )
})
