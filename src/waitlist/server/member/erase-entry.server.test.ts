import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { routes } from '#src/routes.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer } from '#test/support/test-server.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { eraseEntry } from './erase-entry.ts'
import { suppressedAmong } from './erasures.ts'
import { type Member, TRACE_TABLES, WAITLIST_INSERT } from './personal-data.ts'

const entry = (name: string, told: Partial<Member> = {}) =>
  testEntry(`${name.toUpperCase()}@example.com`, told)

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const everything = async () => {
    const tables = ['waitlist', ...TRACE_TABLES, 'suppression', 'nightly']
    // A secret is random, and may spell any short word.
    const texts = [...tables.map(table => `select * from ${table}`), 'select name from secret']
    return Promise.all(texts.map(text => own.database.query(text)))
  }
  const counter = async () => (await own.database.query<{ n: number }>('select n from counter'))[0]!.n
  const fill = async () => {
    await own.database.insertMissing(WAITLIST_INSERT, [
      entry('gone', { referral_code: 'REFERRAL-gone' }),
      entry('friend', { referred_by: 'REFERRAL-gone' }),
      entry('other', { referral_code: 'REFERRAL-other' }),
    ])
    for (const name of ['gone', 'other']) {
      const key = `${name}@example.com`
      await own.database.query(
        `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until)
          values ($1, 'confirm', $2, 1, 1, 0, 0)`,
        [`confirm:${key}`, key],
      )
      await own.database.query(
        'insert into perk_code (code, email_key, terms, invited_at) values ($1, $2, $3, $4)',
        [`CODE-${name}`, key, '1', 1],
      )
      await own.database.query(`insert into car_date values ($1, 'mot', '2027-06-15', 1, 'd1', null)`, [key])
      await own.database.query(`insert into choice values ($1, 'fuel', 'petrol', null, 'fuel-1', 1)`, [key])
      await own.database.query(
        'insert into complaint (id, email_key, words, received_at, due_at) values ($1, $2, $3, 1, 2)',
        [`id-${name}`, key, `I am ${key}`],
      )
    }
  }

  test('an erased address is in no table, its code is on nobody’s entry, and other people keep what is theirs', async () => {
    await fill()
    await own.database.query(
      `insert into draft (name, fields, saved_at)
        values ('letter', '{"search":"Gone@Example.com","area":"LS"}', 1), ('wave', '{"search":"gone@example.com"}', 1)`,
    )
    expect(await eraseEntry(own.database, ' Gone@Example.com ')).toBe(true)
    const drafts = await own.database.query<{ fields: string }>('select fields from draft order by name')
    expect(drafts.map(({ fields }) => fields)).toEqual([
      '{"search":"(erased)","area":"LS"}',
      '{"search":"(erased)"}',
    ])
    const left = JSON.stringify(await everything())
    expect(left).not.toMatch(/gone/i)
    expect(left.match(/other@example\.com/g)!.length).toBeGreaterThanOrEqual(6)
    expect(await counter()).toBe(2)
  })

  test('what is stored while an erasure waits is erased too; what comes with a new join stays', async () => {
    const complain = (email_key: string) =>
      own.database.query(
        'insert into complaint (id, email_key, words, received_at, due_at) values ($1, $1, $1, 1, 2)',
        [email_key],
      )
    const eraseWhile = (late: () => Promise<unknown>): Promise<boolean> => {
      const exclusively: typeof own.database.exclusively = async work => {
        const result = await own.database.exclusively(work)
        await late()
        return result
      }
      return eraseEntry({ ...own.database, exclusively }, 'gone@example.com')
    }
    await fill()
    let times = 0
    await eraseWhile(async () => (times++ ? undefined : complain('gone@example.com')))
    expect(JSON.stringify(await everything())).not.toMatch(/gone/i)

    await own.database.insertMissing(WAITLIST_INSERT, [testEntry('gone@example.com')])
    times = 0
    await eraseWhile(async () => {
      if (times++) return
      await own.database.insertMissing(WAITLIST_INSERT, [testEntry('gone@example.com')])
      await complain('gone@example.com')
    })
    expect(await own.database.query("select id from complaint where id = 'gone@example.com'")).toHaveLength(1)
  })

  test('erasing an address again, or an unknown one, returns false and leaves the counter alone', async () => {
    await fill()
    await eraseEntry(own.database, 'gone@example.com')
    expect(await eraseEntry(own.database, 'gone@example.com')).toBe(false)
    expect(await eraseEntry(own.database, 'never@example.com')).toBe(false)
    expect(await counter()).toBe(2)
  })

  test('a keyed hash stays, and matches the address in any letter case but no other address', async () => {
    await fill()
    await eraseEntry(own.database, 'gone@example.com')
    const asked = ['GONE@example.com', 'other@example.com', 'friend@example.com']
    expect(await suppressedAmong(own.database, asked)).toEqual(new Set(['GONE@example.com']))
    const [kept] = await own.database.query<{ address_hash: string }>('select address_hash from suppression')
    expect(kept!.address_hash).toMatch(/^[0-9a-f]{64}$/)
    const many = Array.from({ length: 1_234 }, (_, i) => `v${i}@example.com`)
    expect(await suppressedAmong(own.database, [...many, ...asked])).toEqual(new Set(['GONE@example.com']))
  })

  test('the counter and the rows agree after people joined and were erased at the same time', async () => {
    // Two connections to a file would block each other in a single process.
    const other = engine === 'postgres' ? own.open() : own.database
    const names = Array.from({ length: 60 }, (_, i) => `v${String(i).padStart(2, '0')}`)
    await own.database.insertMissing(
      WAITLIST_INSERT,
      names.map(name => entry(name)),
    )
    await Promise.all(
      names.flatMap(name => [
        eraseEntry(own.database, `${name}@example.com`),
        other.insertMissing(WAITLIST_INSERT, [entry(name), entry(`${name}x`)]),
      ]),
    )
    if (other !== own.database) await other.close()
    const [{ n }] = (await own.database.query('select count(*) as n from waitlist')) as [{ n: number }]
    expect(await counter()).toBe(n)
    expect(n).toBeGreaterThanOrEqual(60)
  })

  test('a failed erasure erases nothing', async () => {
    await fill()
    await own.database.query('alter table suppression rename to elsewhere')
    await expect(eraseEntry(own.database, 'gone@example.com')).rejects.toThrow()
    await own.database.query('alter table elsewhere rename to suppression')
    expect(await counter()).toBe(3)
    expect(JSON.stringify(await everything())).toContain('id-gone')
  })

  test('joining again counts as fresh consent', async () => {
    await fill()
    await eraseEntry(own.database, 'gone@example.com')
    await own.database.insertMissing(WAITLIST_INSERT, [entry('gone')])
    expect(await counter()).toBe(3)
  })
})

test.each(ENGINES)('on %s an erasure updates open pages', async engine => {
  const server = await openTestServer({ engine })
  await server.database.insertMissing(WAITLIST_INSERT, [entry('one'), entry('two')])
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const leave = new AbortController()
  const { body } = await fetch(origin + routes.waitlistLive, { signal: leave.signal })
  const told = body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
  let text = ''
  const isTold = async (count: number) => {
    while (!text.includes(`data: ${count}\n`)) {
      const { value, done } = await told.next()
      if (done) throw new Error(`the stream ended before ${count}: ${text}`)
      text += value
    }
  }
  await isTold(2)
  const elsewhere = server.open()
  await eraseEntry(elsewhere, 'one@example.com')
  await elsewhere.close()
  await isTold(1)
  leave.abort()
  await server.close()
})

describe('on SQLite', () => {
  const own = withTestDatabase('sqlite')

  test('no trace of the address stays in the file, even while a server has it open', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `v${i}`)
    await own.database.insertMissing(
      WAITLIST_INSERT,
      [...names, 'needle'].sort().map(name => entry(name)),
    )
    const folder = dirname(own.url.slice('sqlite:'.length))
    const bytes = () =>
      Buffer.concat(readdirSync(folder).map(file => readFileSync(join(folder, file)))).toString('latin1')
    expect(bytes()).toMatch(/needle/i)
    const tool = own.open()
    await eraseEntry(tool, 'needle@example.com')
    expect(bytes()).not.toMatch(/needle/i)
    await tool.close()
  })
})
