import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TOLD_HEADER } from '#src/waitlist/entry.ts'
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
  const count = async () => (await server.app.inject('/api/waitlist/count')).json()

  const visitor = { email: 'visitor@example.com', postcode: 'M1 1AE' }

  describe('join', () => {
    test('stores the row as in the specification’s section 3', async () => {
      const before = Date.now()
      const response = await post({ email: ' Visitor@Example.com ', postcode: ' ls6 2ab' })
      expect(response.statusCode).toBe(201)
      expect(response.body).toBe('{"joined":true}')
      expect(response.headers['cache-control']).toBe('no-store')
      const [row] = await rows()
      expect(row).toMatchObject({
        email_key: 'visitor@example.com',
        email: 'Visitor@Example.com',
        postcode: 'LS6 2AB',
      })
      expect(Number(row!.joined_at)).toBeGreaterThanOrEqual(before)
    })

    test('the same address again gets the same answer, and changes nothing', async () => {
      const first = await post(visitor)
      const again = await post({ email: 'VISITOR@example.com', postcode: 'LS6 2AB' })
      expect(again.statusCode).toBe(first.statusCode)
      expect(again.body).toBe(first.body)
      // The token is encrypted anew each time.
      const unlike = ({ date: _date, [TOLD_HEADER]: told, ...headers }: Record<string, unknown>) => [
        headers,
        String(told).length,
      ]
      expect(unlike(again.headers)).toEqual(unlike(first.headers))
      expect(await rows()).toHaveLength(1)
      expect((await rows())[0]).toMatchObject({ postcode: 'M1 1AE' })
      expect(await count()).toEqual({ count: 1 })
    })

    test('a thousand at once, each address twice, are all answered: 500 rows, and the counter is right', async () => {
      // On a busy machine a join may take longer than a visitor waits: then it is sent again.
      const join = async (email: string): Promise<number> => {
        const { statusCode } = await post({ ...visitor, email })
        return statusCode === 503 ? join(email) : statusCode
      }
      const answers = await Promise.all(
        Array.from({ length: 1000 }, (_, i) => join(`v${i % 500}@example.com`)),
      )
      expect(new Set(answers)).toEqual(new Set([201]))
      expect(await rows()).toHaveLength(500)
      expect(await count()).toEqual({ count: 500 })
    })

    test.each([
      ['1', '1'],
      ['12', '12'],
      [undefined, null],
      ['latest', null],
      [1, null],
      ['\u0000', null],
    ])('the wording that the visitor agreed to, %j, is stored as %j', async (notice, stored) => {
      expect((await post({ ...visitor, notice })).statusCode).toBe(201)
      expect((await rows())[0]).toMatchObject({ notice: stored })
    })

    test.each([
      ['hero', 'hero'],
      ['banner', 'banner'],
      ['maeve', 'maeve'],
      [undefined, null],
      ['elsewhere', null],
      [7, null],
    ])('the form that it came from, %j, is stored as %j', async (form, stored) => {
      expect((await post({ ...visitor, form })).statusCode).toBe(201)
      expect((await rows())[0]).toMatchObject({ form: stored })
    })

    test('a filled trap fails exactly like a failed insert', async () => {
      const trapped = await post({ ...visitor, website: 'https://spam.example' })
      const trappedForm = await postForm({ ...visitor, website: 'https://spam.example' })
      expect(await rows()).toEqual([])
      await server.database.query('alter table waitlist rename to elsewhere')
      const failed = await post(visitor)
      const failedForm = await postForm(visitor)
      expect(failed.statusCode).toBe(503)
      const lasting = ({ date: _date, ...headers }: Record<string, unknown>) => headers
      for (const [one, other] of [
        [trapped, failed],
        [trappedForm, failedForm],
      ] as const) {
        expect(one.statusCode).toBe(other.statusCode)
        expect(one.body).toBe(other.body)
        expect(lasting(one.headers)).toEqual(lasting(other.headers))
      }
    })

    test('unknown fields are ignored', async () => {
      expect((await post({ ...visitor, admin: true, joined_at: 0 })).statusCode).toBe(201)
      expect(Number((await rows())[0]!.joined_at)).toBeGreaterThan(0)
    })

    test.each([
      [{ postcode: 'M1 1AE' }, 'email', 'required'],
      [{ email: 'visitor@example.com' }, 'postcode', 'required'],
      [{ email: 5, postcode: 'M1 1AE' }, 'email', 'wrong_type'],
      [{ email: 'visitor@example.com', postcode: null }, 'postcode', 'wrong_type'],
      [{ email: ['visitor@example.com'], postcode: 'M1 1AE' }, 'email', 'wrong_type'],
      [{ email: 'visitor', postcode: 'M1 1AE' }, 'email', 'email'],
      [{ email: 'v\u0000@example.com', postcode: 'M1 1AE' }, 'email', 'email'],
      [{ email: 'visitor@example.com', postcode: 'M1' }, 'postcode', 'postcodeLength'],
      [{ email: 'visitor@example.com', postcode: '12345' }, 'postcode', 'postcodeShape'],
    ])('%j is answered with 400, which names the %s', async (body, field, code) => {
      const response = await post(body)
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toMatchObject({ field, code, message: expect.any(String) })
      expect(await rows()).toEqual([])
    })

    test.each([
      ['a list', 400, '[]'],
      ['null', 400, 'null'],
      ['a text', 400, '"text"'],
      ['cut short', 400, '{"email":'],
      ['nothing', 400, ''],
      ['a prototype', 400, '{"__proto__":{"email":"a@b.c"}}'],
      ['over 16 KiB', 413, `{"email":"${'a'.repeat(17_000)}@b.c"}`],
    ])('JSON body that is %s: %d', async (_what, status, body) => {
      const response = await post(body, { 'content-type': 'application/json' })
      expect(response.statusCode).toBe(status)
      expect(response.json().error).toEqual({
        code: expect.any(String),
        message: expect.any(String),
      })
      expect(await rows()).toEqual([])
    })

    test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])('%s: 415', async type => {
      const response = await post(JSON.stringify(visitor), { 'content-type': type })
      expect(response.statusCode).toBe(415)
      expect(response.json().error.code).toBe('media_type')
      expect(await rows()).toEqual([])
    })

    test('a database that refuses causes a 503, writes nothing, and the next join succeeds', async () => {
      await server.database.query('alter table counter rename to elsewhere')
      const response = await post(visitor)
      expect(response.statusCode).toBe(503)
      expect(response.json().error.message).toBe('Something went wrong. Please try again.')
      expect((await server.app.inject('/readyz')).statusCode).toBe(503)
      expect((await server.app.inject('/api/waitlist/count')).statusCode).toBe(503)
      await server.database.query('alter table elsewhere rename to counter')
      expect(await rows()).toEqual([])
      expect((await post(visitor)).statusCode).toBe(201)
      expect(await count()).toEqual({ count: 1 })
    })
  })
})
