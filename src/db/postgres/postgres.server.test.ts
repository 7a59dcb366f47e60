import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { openPostgres } from './postgres.ts'

const own = withTestDatabase('postgres')
let admin: pg.Client
beforeEach(async () => {
  admin = new pg.Client({ connectionString: own.url })
  await admin.connect()
})
afterEach(() => admin.end())

const INSERT = {
  table: 'waitlist',
  key: 'email_key',
  columns: { email_key: 'text', email: 'text', postcode: 'text', joined_at: 'bigint' },
  counter: 'waitlist',
} as const
const row = (key: string) => ({ email_key: key, email: key, postcode: 'M1 1AE', joined_at: 1 })
const insert = (key: string) => own.database.insertMissing(INSERT, [row(key)])
const killOthers = (query = '') =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike $1`,
    [`${query}%`],
  )

test('every table has row level security, and another role reads no row', async () => {
  await insert('a@example.com')
  const { rows } = await admin.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  )
  expect(rows).toEqual([])
  await admin.query(`
    begin;
    create role kerbside_test_anonymous;
    grant select on all tables in schema public to kerbside_test_anonymous;
    set local role kerbside_test_anonymous`)
  expect((await admin.query('select * from waitlist')).rows).toEqual([])
  await admin.query('rollback')
})

test('a fault contains none of a row’s values', async () => {
  const bad = { ...row('secret@x.y'), postcode: null }
  const fault = await own.database.insertMissing(INSERT, [bad]).catch(error => error)
  expect(fault.code).toBe('23502')
  expect(`${JSON.stringify(fault)} ${fault.stack}`).not.toContain('secret@x.y')
  const cast = await own.database.query('select $1::text::bigint', ['secret@x.y']).catch(error => error)
  expect(`${JSON.stringify(cast)} ${cast.stack}`).not.toContain('secret@x.y')
})

test('a statement that PostgreSQL ended to break a deadlock is tried again, a few times', async () => {
  await admin.query('create sequence tries')
  const endedBefore = (last: number) =>
    own.database.query(
      `do $$ begin if nextval('tries') < ${last} then raise exception using errcode = 'deadlock_detected'; end if; end $$`,
    )
  await endedBefore(2)
  expect((await admin.query('select last_value from tries')).rows).toEqual([{ last_value: '2' }])
  expect(await endedBefore(100).catch(error => error.code)).toBe('40P01')
  expect((await admin.query('select last_value from tries')).rows).toEqual([{ last_value: '5' }])
})

test('broken connections, idle or busy, cause at most a fault, and are replaced', async () => {
  await insert('a')
  await killOthers()
  await eventually(() => insert('b'))
  const slow = own.database.query('select pg_sleep(600)').catch(error => error.code)
  await eventually(async () => expect((await killOthers('select pg_sleep')).rowCount).toBe(1))
  expect(await slow).toMatch(/57P01|UNREACHABLE/)
  await insert('c')
  expect(await own.database.query('select n from counter')).toEqual([{ n: 3 }])
})

test('the listener reconnects after its connection was killed, and announces at once that it may have missed changes', async () => {
  const heard = vi.fn()
  own.database.onChange(heard)
  await eventually(() => expect(heard).toHaveBeenCalled())
  heard.mockClear()
  await killOthers('listen')
  await eventually(() => expect(heard).toHaveBeenCalled())
})

test('does without prepared statements if a pooler mixes them up', async () => {
  await insert('a')
  // A transaction pooler gives us another server connection, which never saw our statement.
  const { query } = pg.Client.prototype
  const foreign = Object.assign(new pg.DatabaseError('no such statement', 0, 'error'), { code: '26000' })
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...words: unknown[]
  ) {
    const [config, , callback] = words as [{ name?: string }, unknown, (error: Error) => void]
    if (config.name) return callback(foreign)
    return Reflect.apply(query, this, words)
  } as typeof query)
  expect(await insert('b')).toEqual(new Set(['b']))
  spy.mockRestore()
})

test('a database that accepts connections but never answers is a fault, not an endless wait', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  await once(connect(port), 'connect')
  const mute = openPostgres([`postgres://postgres@127.0.0.1:${port}/postgres`])
  await expect(mute.query('select 1')).rejects.toThrow()
  await mute.close()
  silent.close()
})

test('a database that is closed while it begins to listen stays closed', async () => {
  const database = own.open()
  database.onChange(() => {})
  await database.close()
})
