import { describe, expect, test } from 'vitest'
import { BACKED_UP } from '#src/backups/backed-up-tables.ts'
import { moveList } from '#src/backups/move-list.ts'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { lockForServer } from '#src/db/sqlite/sqlite-files.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { suppressedAmong } from '#src/waitlist/server/member/erasures.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { eventually } from '#test/support/eventually.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const fill = (database: Database, names: string[]) =>
  database.insertMissing(
    WAITLIST_INSERT,
    names.map(name => ({
      email_key: `${name}@example.com`,
      email: `${name.toUpperCase()}@example.com`,
      postcode: 'M1 1AE',
      joined_at: 1_767_225_600_000,
    })),
  )

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('moving from %s to %s', (fromEngine, toEngine) => {
  const source = withTestDatabase(fromEngine)
  const target = withTestDatabase(toEngine, { migrated: false })

  const move = () => runWaitlist(target.url, 'restore', '--moving', source.url)
  const names = Array.from({ length: 2_345 }, (_, i) => `${'éZ-_a.'[i % 6]}${i}`)
  /** Returns every row of every table in a database, each as text. */
  const content = async (database: Database, ending = '') => {
    const tables = BACKED_UP.map(async ({ name }): Promise<[string, string[]]> => {
      const rows = await database.query(`select * from ${name}${ending}`)
      return [name, rows.map(row => JSON.stringify(row)).sort()]
    })
    return Object.fromEntries(await Promise.all(tables))
  }

  test('moves every entry unchanged and reports the same figures for both; the old database then says where the list is', async () => {
    await fill(source.database, names)
    const before = await content(source.database)
    const { code, stdout } = await move()
    expect(code).toBe(0)
    const [there, here, old] = stdout.split('\n')
    const [checksum] = /checksum [0-9a-f]{16}$/.exec(there!) ?? ['none']
    expect(here).toMatch(new RegExp(`: ${checksum}, 2,345 entries$`))
    expect(old).toMatch(/^No server or command uses .* any more\. .* delete it once the site runs\.$/)
    expect(await content(target.database)).toEqual(before)
    expect(await migrate(target.database)).toEqual([])

    const moved = /this list was moved to .* on \d+ \w+ \d{4} at .*: set DATABASE_URL to that\n$/
    for (const words of [['stats'], ['migrate'], ['restore', '--moving', target.url]])
      expect(await runWaitlist(source.url, ...words)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(moved),
      })
    expect(await move()).toMatchObject({ code: 1, stderr: expect.stringMatching(moved) })
    await expect(fill(source.database, ['late'])).rejects.toThrow()
    expect(await content(source.database, '_moved')).toEqual(before)
  })

  test('if interrupted, leaves the old database as it was and the new one empty, and can be started again', async () => {
    await fill(source.database, names)
    const before = await content(source.database)
    const places = [
      { database: source.database, shown: 'old' },
      { database: target.database, shown: 'new' },
    ] as const
    const broken = moveList(...places, rows => {
      if (rows > 1_500) throw new Error('no room')
    })
    await expect(broken).rejects.toThrow('no room')
    expect(await content(source.database)).toEqual(before)
    expect(await runWaitlist(target.url, 'stats')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('there is no list at'),
    })
    expect(await move()).toMatchObject({ code: 0 })
    expect(await content(target.database)).toEqual(before)
  })

  test('moves everything that belongs to the list: erased addresses stay erased, and redeemed codes redeemed', async () => {
    await fill(source.database, names.slice(0, 50))
    await eraseEntry(source.database, 'Z1@example.com')
    await source.database.query(
      `insert into perk_code values ('A', 'k', '1', 1, 2, 'Leeds', null, 'https://book.x.uk')`,
    )
    await source.database.query(
      `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until, sent_at)
        values ('c', 'confirm', 'k', 1, 1, 0, 0, 5)`,
    )
    await source.database.query(
      `insert into letter_recipient (letter, email_key, part, due_at, attempts, doubtful) values ('launch', 'k', 0, 1, 0, 0)`,
    )
    await source.database.query(
      `insert into letter (name, subject, preview, purpose, body, audience, state, recipients, decided_at, starts_at,
        counted_from, alive_at, home) values ('launch', 's', 'p', 'launch', 'b', 'a', 'done', 1, 1, 1, 1, 1, 'h')`,
    )
    await source.database.query(`insert into topic_wait values ('k', 'price', '1', 1, null)`)
    await source.database.query(`insert into choice values ('k', 'fuel', 'petrol', null, 'fuel-1', 1)`)
    await source.database.query(`insert into car_date values ('k', 'mot', '2027-06-15', 1, 'd1', null)`)
    await source.database.query(`insert into still_waiting values ('k', 1, 2)`)
    await source.database.query(`insert into draft values ('letter', '{}', 1)`)
    await source.database.query(`insert into letter_picture values ('0123456789abcdef-2x2', '/9j/', 1)`)
    await source.database.query(
      `insert into launch_statement values ('2026-01-01', 'spring', '2026-05-31', '', 1, null, null)`,
    )
    await source.database.query(`insert into mail_report values ('c', 'dead', 'k', '5.1.1', 1)`)
    await source.database.query(
      `insert into complaint (id, email_key, words, received_at, due_at) values ('i', 'k', 'Oh', 1, 2)`,
    )
    await source.database.query(`insert into nightly values ('2026-01-01', 1, 2, 'much', 3)`)
    const counts = Array.from({ length: 2_500 }, (_, i) => `('2026-01-0${1 + (i % 3)}', 'w', 't${i}', ${i})`)
    await source.database.query(`insert into maeve_count values ${counts.join(', ')}`)
    await source.database.query(
      `insert into maeve_answer values ('rain.1', 'rain', 1, 'Yes', '', '2026-12-31', 1, 2)`,
    )
    await source.database.query(`insert into maeve_tokens values ('2026-01-01', 7)`)
    await source.database.query(`insert into mail_domain values ('example.com', 'takes email', 1)`)
    await source.database.query(`insert into founder_news values ('heartbeat', 1, null, 1, 0)`)
    await source.database.query(`insert into district values ('LS6', 50, 'open', 'the garage', 1)`)
    await source.database.query(`insert into shown_answers values ('all', '2026-01-01', '[]')`)
    await source.database.query(
      `insert into opening_week values ('opening-ls6', 'LS6', 38, 1, '{"who":{"at":2}}', 3, 'rain')`,
    )
    await source.database.query(`insert into source values ('van', 'The van', 5, 1, null)`)
    await source.database.query(`insert into source_count values ('2026-01-01', 'van', 'visit', 3)`)
    await source.database.query(`insert into waitlist_gone values ('2026-01-01', 'van', 'joined', 1)`)
    await source.database.query(`insert into experiment values ('1', '{}', '{}', 30, 'ab', 1, null)`)
    await source.database.query(`insert into experiment_count values ('1', '0', 'visit', 3)`)
    await migrate(target.database)
    await target.database.query(
      `insert into secret values ('suppression-key', 'of a server that ran here once')`,
    )
    const before = await content(source.database)
    expect(Object.entries(before).filter(([, rows]) => !rows.length)).toEqual([])
    expect(await move()).toMatchObject({ code: 0 })
    const after = await content(target.database)
    expect({ ...after, letter: before.letter }).toEqual(before)
    expect(after.letter).toEqual(before.letter!.map(row => row.replace('"home":"h"', '"home":""')))
    expect(await suppressedAmong(target.database, ['z1@example.com'])).toEqual(new Set(['z1@example.com']))
  })

  test.each([
    ['a perk code', 'perk_code', `values ('B', 'k', '1', 1, null, null, null, null)`],
    [
      'an entry',
      'waitlist',
      `(email_key, email, postcode, joined_at) values ('a@x.uk', 'a@x.uk', 'M1 1AE', 1)`,
    ],
  ])('refuses a target that holds %s, and leaves both databases alone', async (_what, table, row) => {
    await fill(source.database, ['one'])
    await migrate(target.database)
    await target.database.query(`insert into ${table} ${row}`)
    const before = [await content(source.database), await content(target.database)]
    const { code, stderr } = await move()
    expect(code).toBe(1)
    expect(stderr).toMatch(/^restore failed: .* already has a list, and stays as it is: .*\n$/)
    expect([await content(source.database), await content(target.database)]).toEqual(before)
  })
})

describe('a move while a server still runs on the old database', () => {
  const file = withTestDatabase('sqlite')
  const shared = withTestDatabase('postgres')
  const target = withTestDatabase('sqlite', { migrated: false })

  test('on SQLite is refused', async () => {
    await fill(file.database, ['one'])
    const unlock = lockForServer(file.database.file!)
    expect(await runWaitlist(target.url, 'restore', '--moving', file.url)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^restore failed: another server already uses .*; stop it first, or name another with --moving\n$/,
      ),
    })
    unlock()
    expect(await runWaitlist(target.url, 'restore', '--moving', file.url)).toMatchObject({ code: 0 })
  })

  test('on PostgreSQL loses no join: the server can store none once the list has moved', async () => {
    const acknowledged: string[] = []
    const joining = (async () => {
      for (let n = 0; ; n++) {
        await fill(shared.database, [`n${n}`])
        acknowledged.push(`n${n}@example.com`)
      }
    })()
    const ended = expect(joining).rejects.toThrow('waitlist')
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(20))
    expect(await runWaitlist(target.url, 'restore', '--moving', shared.url)).toMatchObject({ code: 0 })
    await ended
    const moved = await target.database.query<{ email_key: string }>('select email_key from waitlist')
    expect(moved.map(({ email_key }) => email_key).toSorted()).toEqual(acknowledged.toSorted())
  })
})

describe('of all tables', () => {
  const own = withTestDatabase('sqlite')

  test('every table is moved', async () => {
    const tables = await own.database.query<{ name: string }>(
      `select name from sqlite_schema where type = 'table' and name <> 'migration' order by name`,
    )
    expect(BACKED_UP.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => name))
  })
})
