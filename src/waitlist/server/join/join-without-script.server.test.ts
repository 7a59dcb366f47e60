import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

describe.each(ENGINES)('on %s', engine => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer({ engine })
  })
  afterEach(() => server.close())

  const post = (payload: string | object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/api/waitlist', payload, headers })
  const postForm = (fields: Record<string, string>) =>
    post(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  const rows = () => server.database.query<Record<string, unknown>>('select * from waitlist')

  const visitor = { email: 'visitor@example.com', postcode: 'M1 1AE' }

  describe('join without JavaScript', () => {
    test.each([
      ['hero', 'hero'],
      ['banner', 'banner'],
      ['elsewhere', 'hero'],
    ])('from %s: 303 to the success page of %s', async (form, of) => {
      const response = await postForm({ ...visitor, form })
      expect(response.statusCode).toBe(303)
      const location = String(response.headers.location)
      expect(location).toMatch(new RegExp(`^/joined/questions\\?ask=[\\w-]+&form=${of}#start$`))
      expect((await server.app.inject(location)).body).toContain('You&#x27;re on the list!')
      expect(await rows()).toHaveLength(1)
    })

    test('a fault shows the page again with status 400, the values kept and escaped, and the usual words', async () => {
      const response = await postForm({ email: '"><script>1</script>', postcode: '%EMAIL%', form: 'banner' })
      expect(response.statusCode).toBe(400)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toContain('value="&quot;&gt;&lt;script&gt;1&lt;/script&gt;"')
      expect(response.body).toContain('value="%EMAIL%"')
      expect(response.body).toContain('<strong>Invalid email</strong> That email looks unfinished')
      expect(response.body).not.toContain('<script>1')
      expect(await rows()).toEqual([])
    })

    test('asks once about a domain that looks mistyped, and stores what is sent after that', async () => {
      const typed = { email: 'Jo@Gmial.com', postcode: 'M1 1AE', form: 'hero' }
      const asked = await postForm(typed)
      expect(asked.statusCode).toBe(200)
      expect(asked.body).toContain('value="Jo@Gmial.com"')
      expect(asked.body).toContain('name="meant" value="gmail.com">Did you mean gmail.com?</button>')
      expect(asked.body).toContain('name="asked" value="gmial.com"')
      expect(await rows()).toEqual([])
      for (const [field, email] of [
        [{ asked: 'gmial.com' }, 'Jo@Gmial.com'],
        [{ asked: 'gmial.com', meant: 'gmail.com' }, 'Jo@gmail.com'],
      ] as const) {
        expect((await postForm({ ...typed, ...field })).statusCode).toBe(303)
        expect((await rows()).map(row => row.email)).toContain(email)
      }
      // With script, the page asks next to the field, and the server just stores the entry.
      expect((await post({ ...visitor, email: 'jo@hotmial.com' })).statusCode).toBe(201)
    })

    test('asks about the domain even if something else is wrong', async () => {
      const answer = await postForm({ email: 'jo@gmailcom', postcode: 'M1 1AE' })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toMatch(/<strong>Invalid email<.strong> .*Did you mean gmail.com/)
      expect(
        (await postForm({ email: 'jo@gmailcom', postcode: 'M1 1AE', meant: 'gmail.com' })).statusCode,
      ).toBe(303)
    })

    test('a failed insert shows the page again with status 503 and the failure’s words', async () => {
      await server.database.query('alter table waitlist rename to elsewhere')
      const response = await postForm(visitor)
      expect(response.statusCode).toBe(503)
      expect(response.body).toContain('Something went wrong. Please try again.')
      expect(response.body).toContain('value="visitor@example.com"')
    })
  })
})
