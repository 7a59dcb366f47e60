import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { migrate } from './migrate.ts'

const execute = promisify(execFile)
const INSERT = {
  table: 'waitlist',
  key: 'email_key',
  columns: { email_key: 'text', email: 'text', postcode: 'text', joined_at: 'bigint' },
  counter: 'waitlist',
} as const
const row = (key: string) => ({
  email_key: key,
  email: key.toUpperCase(),
  postcode: 'M1 1AE',
  joined_at: 1_767_225_600_000,
})

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine, { migrated: false })

  const counted = async () => (await own.database.query<{ n: number }>('select n from counter'))[0]!.n
  /** Waits until that many sessions are blocked in the database; on SQLite they wait in this process. */
  const waiting = (sessions: number) =>
    engine === 'sqlite' ||
    eventually(async () =>
      expect(
        await own.database.query(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ).toHaveLength(sessions),
    )
  const stored = async () =>
    (await own.database.query<{ n: number }>('select count(*) as n from waitlist'))[0]!.n

  test('migrations are applied once, even if ten processes start together', async () => {
    const script = `
      const { openStorage, readStorageUrl } = await import('#src/db/storage.ts')
      const { migrate } = await import('#src/db/migrate.ts')
      const database = openStorage(readStorageUrl(${JSON.stringify(own.url)}))
      console.log((await migrate(database)).length)
      await database.close()`
    const start = async () =>
      Number((await execute(process.execPath, ['--input-type=module', '--eval', script])).stdout)
    const applied = await Promise.all(Array.from({ length: 10 }, start))
    expect(applied.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, expect.any(Number)])
    expect(applied.at(-1)).toBeGreaterThan(0)
    expect(await migrate(own.database)).toEqual([])
  })

  test('a change is announced, whether this process or another makes it', async () => {
    // Closing a connection first announces its own changes.
    const first = own.open()
    await migrate(first)
    await first.close()
    const [watching, other] = [own.open(), own.open()]
    const heard = vi.fn()
    const stop = watching.onChange(heard)
    // A new listener is called at once, as it may have missed changes.
    if (engine === 'postgres') await eventually(() => expect(heard).toHaveBeenCalled())
    heard.mockClear()
    await other.insertMissing(INSERT, [row('b')])
    await other.close()
    await eventually(() => expect(heard).toHaveBeenCalled())
    heard.mockClear()
    await watching.insertMissing(INSERT, [row('a')])
    expect(heard).toHaveBeenCalled()
    stop()
    await watching.close()
  })

  describe('with its tables', () => {
    beforeEach(() => migrate(own.database))

    test('inserts and counts new rows, leaves known ones alone, and returns numbers as numbers', async () => {
      expect(await own.database.insertMissing(INSERT, [row('a'), row('b')])).toEqual(new Set(['a', 'b']))
      const other = { email_key: 'b', email: 'other', postcode: 'LS6 2AB', joined_at: 2 }
      expect(await own.database.insertMissing(INSERT, [other, row('c'), row('c')])).toEqual(new Set(['c']))
      expect(await own.database.insertMissing(INSERT, [row('a')])).toEqual(new Set())
      expect(await counted()).toBe(3)
      const text = 'select email, postcode, joined_at from waitlist where email_key = $1'
      expect(await own.database.query(text, ['b'])).toEqual([
        { email: 'B', postcode: 'M1 1AE', joined_at: 1_767_225_600_000 },
      ])
    })

    test('writes one extra row for each new row, none for known ones, and rolls both back together', async () => {
      const also = {
        table: 'maeve_tokens',
        values: { day: "'of ' || email_key", n: 'joined_at' },
      }
      const along = () => own.database.query('select day, n from maeve_tokens order by day')
      await own.database.insertMissing(INSERT, [row('a')])
      await own.database.insertMissing({ ...INSERT, also }, [row('a'), row('b'), row('b')])
      const written = [{ day: 'of b', n: 1_767_225_600_000 }]
      expect(await along()).toEqual(written)
      await own.database.query("insert into maeve_tokens (day, n) values ('of c', 1)")
      expect(await own.database.insertMissing({ ...INSERT, also }, [row('c')])).toEqual(new Set(['c']))
      const failing = own.database.insertMissing({ ...INSERT, also }, [
        row('d'),
        { ...row('e'), email: null },
      ])
      await expect(failing).rejects.toThrow()
      expect(await along()).toEqual([...written, { day: 'of c', n: 1 }])
      expect([await stored(), await counted()]).toEqual([3, 3])
    })

    test('text is stored unchanged, whatever is in it', async () => {
      const odd = {
        email_key: '{"a,b"}',
        email: `"quoted" \\ 'back' NULL`,
        postcode: 'ÅÄ 😀',
        joined_at: 1,
      }
      await own.database.insertMissing(INSERT, [odd])
      expect(await own.database.query('select * from waitlist')).toMatchObject([odd])
    })

    test('a batch that fails halfway leaves nothing behind', async () => {
      await expect(
        own.database.insertMissing(INSERT, [row('a'), { ...row('b'), email: null }]),
      ).rejects.toThrow()
      expect([await stored(), await counted()]).toEqual([0, 0])
      expect(await own.database.insertMissing(INSERT, [row('a')])).toEqual(new Set(['a']))
    })

    test('exclusive work that fails is rolled back, without the statements that came meanwhile', async () => {
      let insert: Promise<unknown> | undefined
      const failed = own.database.exclusively(async session => {
        await session.query(`update counter set n = 99`)
        insert = own.database.insertMissing(INSERT, [row('a')])
        await waiting(1)
        throw new Error('no')
      })
      await expect(failed).rejects.toThrow('no')
      await insert
      expect([await stored(), await counted()]).toEqual([1, 1])
    })

    test('exclusive transactions that start together take turns, and listeners are called', async () => {
      const heard = vi.fn()
      own.database.onChange(heard)
      let inside = 0
      let done = 0
      const work = () =>
        own.database.exclusively(async session => {
          inside += 1
          await session.query('select 1')
          await waiting(2 - done)
          expect(inside).toBe(1)
          inside -= 1
          done += 1
        })
      await Promise.all([work(), own.database.insertMissing(INSERT, [row('a')]), work(), work()])
      expect(heard.mock.calls.length).toBeGreaterThanOrEqual(4)
      expect(await stored()).toBe(1)
    })

    test('keys are read in byte order', async () => {
      await own.database.insertMissing(INSERT, ['a-b', 'ab', 'a_b', 'é', 'z', '1', 'a.b'].map(row))
      const rows = await own.database.query<{ key: string }>(
        'select email_key as key from waitlist order by email_key',
      )
      expect(rows.map(({ key }) => key)).toEqual(['1', 'a-b', 'a.b', 'a_b', 'ab', 'z', 'é'])
    })

    test('many batches of the same keys from two connections insert each key once, without a deadlock', async () => {
      const other = own.open()
      const keys = Array.from({ length: 200 }, (_, i) => `k${String(i).padStart(3, '0')}`)
      const batches = Array.from({ length: 20 }, (_, i) => keys.slice(i, i + 150).map(row))
      const inserted = await Promise.all(
        batches.map((batch, i) => (i % 2 ? other : own.database).insertMissing(INSERT, batch)),
      )
      await other.close()
      expect(inserted.flatMap(set => [...set]).sort()).toEqual(keys.slice(0, 169))
      expect([await stored(), await counted()]).toEqual([169, 169])
    })
  })
})
