import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { isInstalled } from '#test/support/install-packages.ts'
import { createTestDatabase, ENGINES, type TestDatabase } from '#test/support/test-database.ts'
import { change } from './change.ts'
import { Refusal } from './run.ts'

const HERE = ENGINES.filter(engine => engine === 'sqlite' || isInstalled('pg_dump'))

describe.each(HERE)('%s: an upgrade', engine => {
  let own: TestDatabase
  let folder: string
  const said: string[] = []
  beforeEach(async () => {
    own = await createTestDatabase(engine)
    folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
    mkdirSync(join(folder, 'next/src/db/migrations'), { recursive: true })
    await onList(async database => void (await migrate(database)))
    await onList(joins('before@example.com'))
    said.length = 0
  })
  afterEach(async () => {
    await own.remove()
    rmSync(folder, { recursive: true })
  })

  /** Upgrades to a version with this migration, which runs `starts` when it starts. Returns the steps in order. */
  async function upgrade(migration: string, starts: () => Promise<void>, several = false) {
    const path = join(folder, 'next/src/db/migrations', migration)
    writeFileSync(path, '')
    const did: string[] = []
    let version = 'old'
    const settings = {
      user: userInfo().username,
      variables: { DATABASE_URL: own.url, BACKUP_DIR: join(folder, 'backups') },
    }
    await change(
      {
        server: process.cwd(),
        folder: join(folder, 'next'),
        migrate: () => '',
        swap() {
          version = 'new'
          return () => {
            version = 'old'
          }
        },
      },
      {
        several,
        settings: () => settings,
        fit: () => () => {},
        stop: () => void did.push('stop'),
        async start(oneByOne) {
          did.push(`start ${version}${oneByOne ? ' one by one' : ''}`)
          if (version === 'new') await starts()
        },
      },
      line => said.push(line),
    ).catch((error: Error) => said.push(error.message))
    return did
  }

  async function onList(work: (database: Database) => Promise<void>) {
    const database = own.open()
    await work(database)
    await database.close()
  }
  const joins = (email: string) => async (database: Database) => {
    await database.query(
      `insert into waitlist (email_key, email, postcode, joined_at) values ($1, $1, 'LS6 2AB', $2)`,
      [email, Date.now()],
    )
  }
  const migrates = async (database: Database) => {
    await database.query('create table later (n bigint)')
    await database.query(`insert into migration (name, applied_at) values ('9000-later.sql', 1)`)
    await database.query('alter table waitlist drop column form')
  }
  async function list() {
    let emails: string[] = []
    await onList(async database => {
      emails = (await database.query<{ email: string }>('select email from waitlist order by email')).map(
        ({ email }) => email,
      )
    })
    return emails
  }
  const doesNotAnswer = async () => {
    throw new Refusal('kerbside.service does not answer')
  }

  test('to a version that starts leaves a copy of the list from before the upgrade', async () => {
    const did = await upgrade('9000-later.sql', () => onList(migrates))
    expect(did).toEqual(['stop', 'start new'])
    expect(said.at(-1)).toContain(' runs. ')
    const copies = readdirSync(join(folder, 'backups'))
    expect(copies).toContainEqual(expect.stringMatching(/before-upgrade$/))
    expect(copies.filter(name => statSync(join(folder, 'backups', name)).mode & 0o077)).toEqual([])
  })

  test('to a version that does not start is undone, and the list is put back', async () => {
    const did = await upgrade('9000-later.sql', async () => {
      await onList(migrates)
      await doesNotAnswer()
    })
    expect(did).toEqual(['stop', 'start new', 'stop', 'start old'])
    expect(said.at(-1)).toBe('The site is back as it was, with the list as it was.')
    await onList(async database => {
      expect(await migrate(database)).toEqual([])
      await joins('after@example.com')(database)
      await expect(database.query('select * from later')).rejects.toThrow()
    })
    expect(await list()).toEqual(['after@example.com', 'before@example.com'])
  })

  test('that fails after somebody has joined is not undone, and loses nobody', async () => {
    const did = await upgrade('9000-later.sql', async () => {
      await onList(joins('meanwhile@example.com'))
      await onList(migrates)
      await doesNotAnswer()
    })
    expect(did).toEqual(['stop', 'start new', 'stop', 'start new'])
    expect(said.at(-1)).toContain('the way is forward')
    expect(await list()).toEqual(['before@example.com', 'meanwhile@example.com'])
  })

  test('with compatible changes is undone too, and keeps everybody who joined meanwhile', async () => {
    const did = await upgrade('9000-later.compatible.sql', async () => {
      await onList(joins('meanwhile@example.com'))
      await doesNotAnswer()
    })
    expect(did).toEqual(['stop', 'start new', 'stop', 'start old'])
    expect(said.at(-1)).toContain('back as it was, with everybody on the list')
    expect(await list()).toEqual(['before@example.com', 'meanwhile@example.com'])
  })

  test('of several servers restarts them one by one only if the old version can go on meanwhile', async () => {
    expect(await upgrade('9000-later.compatible.sql', async () => {}, true)).toEqual(['start new one by one'])
    expect(await upgrade('9001-later.sql', async () => {}, true)).toEqual(['stop', 'start new'])
  })

  if (engine === 'postgres')
    test('is refused while a server that could not go on is running elsewhere', async () => {
      await onList(database =>
        database.exclusively(async session => {
          await session.query('select 1')
          expect(await upgrade('9000-later.sql', async () => {})).toEqual(['stop', 'stop', 'start old'])
        }),
      )
      expect(said).toEqual([
        expect.stringContaining('servers on other machines use this list'),
        'The site is back as it was, with everybody on the list.',
      ])
    })
})
