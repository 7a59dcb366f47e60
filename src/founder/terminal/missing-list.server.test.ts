import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACTIONS } from '#src/features/actions.ts'
import { runWaitlist, runWaitlistWith } from '#test/support/run-waitlist.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-missing-'))
  file = join(folder, 'in.csv')
  writeFileSync(file, 'email,postcode,joined_at\na@x.uk,M1 1AE,2026-01-31T09:05:00.000Z\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The fewest words that each command needs. */
const WORDS: Record<string, string[]> = {
  find: ['a@x.uk'],
  receipt: ['a@x.uk'],
  erase: ['a@x.uk', '--yes'],
  unsubscribe: ['a@x.uk'],
  report: ['--json'],
  'letter stop': ['launch'],
  'letter resume': ['launch'],
  'letter publish': ['launch'],
  'letter put-away': ['launch'],
  'letter bring-back': ['launch'],
  'maeve retract': ['rain'],
  invite: ['--limit', '1', '--without-mail'],
  redeem: ['7K3M-0QXA-9TBV'],
  export: ['--csv'],
  import: ['in.csv'],
  bounces: ['in.csv'],
  'source add': ['van', 'The van'],
  'source rename': ['van', 'The van'],
  'source end': ['van'],
  'source qr': ['van'],
  'source poster': ['LS6'],
  'week start': ['LS6'],
  'week keep': ['opening-ls6', 'who'],
  'week stop': ['opening-ls6'],
  'draft save': ['letter'],
  'invite stop': ['one'],
  'unsubscribe undo': ['a@x.uk', '--at', '1'],
  'redeem undo': ['7K3M-0QXA-9TBV'],
  'first van': ['--visits', '8', '--days', '5'],
  'district goal': ['LS6', '50'],
  'district move': ['LS6', 'next'],
  'complaints add': ['Too', 'slow'],
  'complaints acknowledge': ['c1'],
  'complaints close': ['c1', 'Done'],
  correct: ['a@example.com', '--postcode', 'M1 1AE'],
}
/** These need no list, or need a valid file or mail before they look for one. */
const NEEDS_MORE =
  /^(migrate|restore|records|launch letter|letter (check|look|reach|test|send|ask-unconfirmed|edit|picture)|maeve answer|invite (reach|remind|preview|test))$/
const commands = Object.keys(ACTIONS).filter(name => !NEEDS_MORE.test(name))
const wordsOf = (name: string) =>
  [...name.split(' '), ...(WORDS[name] ?? [])].map(word => (word === 'in.csv' ? file : word))

test('no command creates a file for a missing list', async () => {
  const path = join(folder, 'mistyped', 'kerbside.db')
  for (const name of commands) {
    const mail = name === 'alert' ? { MAIL_DIR: folder, OPERATOR_EMAIL: 'a@example.com' } : {}
    const PUBLIC_URL = 'https://kerbside.test'
    const environment = { DATABASE_URL: `sqlite:${path}`, BACKUP_DIR: folder, PUBLIC_URL, ...mail }
    const { code, stderr } = await runWaitlistWith(environment, ...wordsOf(name))
    expect({ name, code, stderr }).toEqual({
      name,
      code: 1,
      stderr: expect.stringContaining(`there is no list at ${path}`),
    })
    expect(existsSync(join(folder, 'mistyped'))).toBe(false)
  }
})

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine, { migrated: false })

  test('only import --apply creates a list in an empty database, and it says so', async () => {
    const tables = () =>
      own.database.query(
        engine === 'sqlite'
          ? 'select name from sqlite_master'
          : `select tablename from pg_tables where schemaname = 'public'`,
      )
    for (const words of [['stats'], ['import', file], ['maeve']]) {
      expect(await runWaitlist(own.url, ...words)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('there is no list at'),
      })
      expect(await tables()).toEqual([])
    }
    const { code, stdout, stderr } = await runWaitlist(own.url, 'import', file, '--apply')
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/no list.*: making a new one\n/),
    })
    expect(stdout).toContain('1 person added')
    expect((await runWaitlist(own.url, 'import', file, '--apply')).stderr).not.toContain('no list')
  })
})
