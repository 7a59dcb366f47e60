import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeKey } from '#src/backups/age-key.ts'
import { ERASURE_LOG } from '#src/backups/erasure-log.ts'
import { takeBackup } from '#src/backups/take-backup.ts'
import { migrate } from '#src/db/migrate.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { suppressedAmong } from '#src/waitlist/server/member/erasures.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const others = { sqlite: 'postgres', postgres: 'sqlite' } as const

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const burnt = withTestDatabase(engine, { migrated: false })
  const elsewhere = withTestDatabase(ENGINES.length > 1 ? others[engine] : engine, { migrated: false })

  const settings = (recipient?: string) => ({ folder, recipient, command: undefined })
  const run = (url: string, ...words: string[]) =>
    runCommandWith({ DATABASE_URL: url, BACKUP_DIR: folder }, ...words)
  const names = async (database: typeof own.database) =>
    (await database.query<{ email_key: string }>('select email_key from waitlist order by email_key')).map(
      ({ email_key }) => email_key,
    )
  const join3 = (...emails: string[]) =>
    createWaitlistStore(own.database, { confirms: true }).addMissing(
      emails.map(email => testEntry(email, { joined_at: Date.now() - 1_000 })),
    )

  test('brings back everybody except people erased since; keeps people who joined again; counter, links and fingerprints stay valid', async () => {
    await join3('stays@x.uk', 'gone@x.uk', 'again@x.uk', 'lapsed@x.uk')
    await own.database.query(
      `insert into complaint (id, email_key, words, received_at, due_at) values ('c', 'gone@x.uk', 'Oh', 1, 2)`,
    )
    const links = createLinks(own.database, 'https://x.uk')
    const [stays] = await own.database.query<{ email_key: string; joined_at: number }>(
      `select email_key, joined_at from waitlist where email_key = 'stays@x.uk'`,
    )
    const token = await links.token('manage', stays!)
    await eraseEntry(own.database, 'again@x.uk')
    await createWaitlistStore(own.database, { confirms: true }).addMissing([
      testEntry('again@x.uk', { joined_at: Date.now() + 1 }),
    ])
    const { file } = await takeBackup(own.database, settings())
    expect((await run(own.url, 'erase', 'Gone@X.uk', '--yes')).code).toBe(0)
    await join3('later@x.uk')
    expect(readFileSync(join(folder, ERASURE_LOG), 'utf8')).not.toMatch(/x\.uk/)

    for (const target of [burnt, elsewhere]) {
      const { code, stdout } = await run(target.url, 'restore', file)
      expect({ code, stdout: stdout.split('\n').slice(1) }).toEqual({
        code: 0,
        stdout: [
          'People erased since then, and now erased again: 1.',
          'What happened since then is lost: 1 minute of joins, confirmations, unsubscribes and complaints.',
          '4 emails will not be sent.',
          '',
        ],
      })
      expect(await names(target.database)).toEqual(['again@x.uk', 'lapsed@x.uk', 'stays@x.uk'])
      expect(await target.database.query('select * from complaint')).toEqual([])
      expect(await target.database.query(`select n from counter where name = 'waitlist'`)).toEqual([{ n: 3 }])
      expect(await createLinks(target.database, 'https://x.uk').read('manage', token)).toMatchObject(stays!)
      const erased = await suppressedAmong(target.database, ['gone@x.uk', 'stays@x.uk'])
      expect(erased).toEqual(new Set(['gone@x.uk']))
      expect(await migrate(target.database)).toEqual([])
    }
  })

  test('brings back what people answered, but not the answers of somebody erased since', async () => {
    await join3('stays@x.uk', 'gone@x.uk')
    for (const name of ['stays', 'gone'])
      await own.database.query(
        `insert into choice values ('${name}@x.uk', 'fuel', 'petrol', null, 'fuel-1', 1),
          ('${name}@x.uk', 'price', 'maybe', 1500, 'price-1', 2)`,
      )
    const answers = (database: typeof own.database) =>
      database.query('select * from choice order by email_key, question')
    const stay = (await answers(own.database)).slice(2)
    const { file } = await takeBackup(own.database, settings())
    expect((await run(own.url, 'erase', 'gone@x.uk', '--yes')).code).toBe(0)
    expect(await answers(own.database)).toEqual(stay)
    for (const target of [burnt, elsewhere]) {
      expect((await run(target.url, 'restore', file)).code).toBe(0)
      expect(await answers(target.database)).toEqual(stay)
      expect(stay).toMatchObject([
        { email_key: 'stays@x.uk', chosen: 'petrol' },
        { email_key: 'stays@x.uk', chosen: 'maybe', pence: 1500 },
      ])
    }
  })

  test('letters under way wait for a person, and emails wait for --yes', async () => {
    await join3('one@x.uk')
    await own.database.query(
      `insert into letter (name, subject, preview, purpose, body, audience, state, recipients, decided_at, starts_at,
        counted_from, alive_at, home) values ('launch', 's', 'p', 'launch', 'b', 'a', 'going', 1, 1, 1, 1, 1, 'file')`,
    )
    const { file } = await takeBackup(own.database, settings())
    const { stdout } = await run(burnt.url, 'restore', file, '--no-erasures', '--yes')
    expect(stdout).toContain('1 email will be sent.')
    expect(await burnt.database.query('select failed_at from mail_outbox')).toEqual([{ failed_at: null }])
    expect(await burnt.database.query('select state from letter')).toEqual([{ state: 'stopped' }])
  })

  test('refusals take one line each, and the database stays as it was', async () => {
    await seedList(own.database, 500)
    const key = await makeKey()
    const { file } = await takeBackup(own.database, settings(key.recipient))
    writeFileSync(join(folder, 'own.key'), key.identity)
    writeFileSync(join(folder, 'other.key'), (await makeKey()).identity)
    const cut = join(folder, 'cut.age')
    writeFileSync(cut, readFileSync(file).subarray(0, -9))
    const said = async (...words: string[]) => {
      const { code, stderr } = await run(burnt.url, 'restore', ...words)
      expect(code).toBe(1)
      return stderr
    }
    const withKey = (name: string) => ['--key', join(folder, name)]
    expect(await said(file)).toMatch(/^restore failed: .* is encrypted: add --key FILE, .*\n$/)
    expect(await said(file, ...withKey('other.key'))).toMatch(/ to a different key from this one\n$/)
    expect(await said(cut, ...withKey('own.key'))).toMatch(
      /^restore failed: .* is cut short or changed, .*\n$/,
    )
    expect(await said(file, ...withKey('own.key'))).toMatch(
      /there is no file erasures .* or pass --no-erasures\n$/,
    )
    expect(await said(`${file}.x`)).toBe(`restore failed: there is no file ${file}.x\n`)
    writeFileSync(join(folder, 'x.csv'), 'email,postcode\n')
    expect(await said(join(folder, 'x.csv'))).toBe(
      `restore failed: ${join(folder, 'x.csv')} is not a backup\n`,
    )
    if (burnt.database.file) expect(existsSync(`${burnt.database.file}.lock`)).toBe(false)

    await migrate(burnt.database)
    await createWaitlistStore(burnt.database, { confirms: false }).addMissing([testEntry('here@x.uk')])
    expect(await said(file, ...withKey('own.key'), '--no-erasures')).toMatch(
      /^restore failed: .* already has a list, and stays as it is: .*\n$/,
    )
    expect(await names(burnt.database)).toEqual(['here@x.uk'])
  })
})
