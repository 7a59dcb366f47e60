import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { runWaitlist, runWaitlistWith } from '#test/support/run-waitlist.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Loaded into a command: makes a file next to itself once SQLite reports that another process is writing. */
const TELL_WHEN_BUSY = `
  import { writeFileSync } from 'node:fs'
  import { DatabaseSync, StatementSync } from 'node:sqlite'
  for (const [kind, name] of [[DatabaseSync, 'exec'], [StatementSync, 'all'], [StatementSync, 'get']]) {
    const own = kind.prototype[name]
    kind.prototype[name] = function (...words) {
      try {
        return own.apply(this, words)
      } catch (error) {
        if (error.errcode === 5) writeFileSync(new URL('met', import.meta.url), '')
        throw error
      }
    }
  }`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-busy-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.each(ENGINES)('while another process writes for a long time, on %s', engine => {
  const own = withTestDatabase(engine)
  beforeEach(async () => {
    await seedList(own.database, 20)
  })

  /** Runs commands during a write that does not end before they do. */
  const meanwhile = <Result>(work: () => Promise<Result>) =>
    own.database.exclusively(async session => {
      await session.query(`update counter set n = n where name = 'waitlist'`)
      return work()
    })

  test('commands that only read still answer', async () => {
    const [row] = await own.database.query<{ email: string }>('select email from waitlist')
    const lines = [['stats'], ['list'], ['find', row!.email], ['complaints'], ['export', '--csv'], ['maeve']]
    const outcomes = await meanwhile(() => Promise.all(lines.map(words => runWaitlist(own.url, ...words))))
    expect(outcomes.map(({ code, stderr }, i) => [lines[i]![0], code, stderr.match(/failed.*/)])).toEqual(
      lines.map(([name]) => [name, 0, null]),
    )
  })

  test('a command that writes waits its turn', async () => {
    const [row] = await own.database.query<{ email: string }>('select email from waitlist')
    const preload = join(folder, 'tell-when-busy.mjs')
    writeFileSync(preload, TELL_WHEN_BUSY)
    let erased: ReturnType<typeof runWaitlist> | undefined
    await meanwhile(async () => {
      erased = runWaitlistWith(
        { DATABASE_URL: own.url, NODE_OPTIONS: `--import ${preload}` },
        'erase',
        row!.email,
        '--yes',
      )
      await (engine === 'sqlite'
        ? eventually(() => expect(existsSync(join(folder, 'met'))).toBe(true))
        : eventually(async () => expect(await own.database.query(WAITING)).toHaveLength(1)))
    })
    expect(await erased).toMatchObject({ code: 0, stdout: `${row!.email} is erased.\n` })
  })

  if (engine === 'sqlite')
    test('a command that has waited in vain says that another process is writing', async () => {
      const { code, stderr } = await meanwhile(() => runWaitlist(own.url, 'erase', 'a@x.uk', '--yes'))
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: 'erase failed: the database is busy: another process is writing; try again\n',
      })
    })
})
