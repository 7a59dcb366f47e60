import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

describe.each(ENGINES)('on %s', engine => {
  let server: TestServer
  let url: string
  beforeEach(async () => {
    server = await openTestServer({ engine, maxStreams: 3 })
    url = await server.app.listen({ port: 0 })
  })
  afterEach(() => server.close())

  const join = (email: string) =>
    server.app.inject({ method: 'POST', url: '/api/waitlist', payload: { email, postcode: 'M1 1AE' } })

  /** Opens a page's stream and collects its counts as they come. */
  async function openStream() {
    const response = await fetch(`${url}/api/waitlist/live`)
    const told: number[] = []
    let text = ''
    const ended = (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk
        told.splice(
          0,
          told.length,
          ...[...text.matchAll(/event: count\ndata: (\d+)\n\n/g)].map(m => Number(m[1])),
        )
      }
    })()
    const reaches = (count: number) => eventually(() => expect(told.at(-1)).toBe(count))
    return { response, told, reaches, ended, text: () => text }
  }

  test('a stream gets the count at once, with a retry time, and after each change', async () => {
    const page = await openStream()
    await page.reaches(0)
    await join('one@example.com')
    expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(page.response.headers.get('cache-control')).toContain('no-store')
    expect(page.response.headers.get('x-content-type-options')).toBe('nosniff')
    await page.reaches(1)
    expect(page.text()).toMatch(
      /^retry: [12]\d{3}\nid: 1\nevent: words\ndata: \|ahead of you: be the first\n\nevent: count\n/,
    )
    expect(page.text()).toMatch(
      /event: words\ndata: Be one of the first: \|so far\n\nevent: count\ndata: 1\n/,
    )
    await join('two@example.com')
    await page.reaches(2)
  })

  test('after a burst of joins the number is right', async () => {
    const page = await openStream()
    await page.reaches(0)
    await Promise.all(Array.from({ length: 200 }, (_, i) => join(`v${i}@example.com`)))
    await page.reaches(200)
  })

  test('a known address changes nothing', async () => {
    const page = await openStream()
    await page.reaches(0)
    await join('one@example.com')
    await page.reaches(1)
    await join('ONE@example.com')
    await join('two@example.com')
    await page.reaches(2)
    expect(page.told).toEqual([0, 1, 2])
  })

  test('inserts by another process reach the streams', async () => {
    const page = await openStream()
    await page.reaches(0)
    await server.elsewhere(
      "insert into waitlist (email_key, email, postcode, joined_at) values ('a@b.c', 'a@b.c', 'M1 1AE', 1); update counter set n = n + 1",
    )
    await page.reaches(1)
  })

  test('closing the server ends the streams', async () => {
    const page = await openStream()
    await page.reaches(0)
    await server.app.close()
    await page.ended
  })

  test('a change that was not announced is noticed within about 1 s', async () => {
    const page = await openStream()
    await page.reaches(0)
    await server.database.query("update counter set n = 5 where name = 'waitlist'")
    await page.reaches(5)
  })

  test('beyond the limit a page gets the count once, and a retry time of a minute', async () => {
    await join('one@example.com')
    const pages = [await openStream(), await openStream(), await openStream()]
    await Promise.all(pages.map(page => page.reaches(1)))
    const late = await openStream()
    await late.ended
    expect(late.text()).toMatch(/^retry: 60000\nid: 1\nevent: words\n.*\n\nevent: count\ndata: 1\n\n$/)
    await join('two@example.com')
    await Promise.all(pages.map(page => page.reaches(2)))
  })
})
