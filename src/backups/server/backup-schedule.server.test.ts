import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backupWords } from '#src/content/backups.ts'
import { createTroubles } from '#src/trouble.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { backupsIn } from '../backup-folder.ts'
import { ERASURE_LOG, readErasureLog } from '../erasure-log.ts'
import { scheduleBackups } from './backup-schedule.ts'

describe('a server’s backups', () => {
  const own = withTestDatabase('sqlite')
  let folder: string
  let said: string[]
  let now: number
  let stops: (() => Promise<void>)[]
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'kerbside-backups-')), 'backups')
    said = []
    now = Date.UTC(2026, 4, 20, 0, 31)
    stops = []
  })
  afterEach(async () => {
    for (const stop of stops) await stop()
    rmSync(join(folder, '..'), { recursive: true })
  })

  function open(told: { recipient?: string; command?: string; folder?: string } = {}) {
    const log = (about: object, line: string) => void said.push(`${line} ${JSON.stringify(about)}`)
    const settings = { folder, recipient: undefined, command: undefined, ...told }
    const logger = { info: log, error: log }
    const trouble = createTroubles(logger, () => now).open('backup', backupWords.failed)
    const kept = Object.assign(
      scheduleBackups(own.database, settings, { log: logger, trouble }, () => now),
      { state: trouble.state },
    )
    stops.push(kept.stop)
    return kept
  }
  const days = async () => (await backupsIn(folder)).map(({ at }) => new Date(at).toISOString().slice(0, 16))

  test('makes a backup at once, with the suppression key in it and the erasure log next to it', async () => {
    await open().look()
    expect(said.join()).toContain('opened and counted')
    expect(await days()).toEqual(['2026-05-20T00:31'])
    expect(statSync(join(folder, ERASURE_LOG)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(await own.database.query(`select name from secret where name = 'suppression-key'`)).toHaveLength(1)
  })

  test('makes one a day, from two in the morning; retries a failed one after an hour', async () => {
    const { look, state } = open()
    await look()
    expect(state()).toBe('well')
    now = Date.UTC(2026, 4, 20, 1, 59)
    await look()
    expect(await days()).toHaveLength(1)
    now = Date.UTC(2026, 4, 20, 2, 5)
    await own.database.query('alter table complaint rename to elsewhere')
    await look()
    expect(state()).toMatchObject({ since: now, reason: 'SQL logic error' })
    await own.database.query('alter table elsewhere rename to complaint')
    now = Date.UTC(2026, 4, 20, 3, 4)
    await look()
    expect(await days()).toHaveLength(1)
    now = Date.UTC(2026, 4, 20, 3, 6)
    await look()
    await look()
    expect(await days()).toEqual(['2026-05-20T03:06', '2026-05-20T00:31'])
    expect(said.map(line => line.split(' {')[0])).toEqual([
      'a backup was written, opened and counted',
      'The backup failed',
      'a backup was written, opened and counted',
      'Backups are made again',
    ])
  })

  test('makes a backup once even if it cannot be copied away, and copies it an hour later', async () => {
    const away = join(folder, '..', 'away')
    const { look, state } = open({ command: `cp {} '${away}/'` })
    for (let i = 0; i < 30; i++) {
      await look()
      now += 60_000
    }
    expect(state()).toMatchObject({ reason: expect.stringMatching(/BACKUP_COMMAND ended with 1: cp: /) })
    const told = () => said.filter(line => !line.startsWith('a backup was written'))
    expect(told()).toEqual([expect.stringMatching(/^The backup failed .*BACKUP_COMMAND ended with 1: cp: /)])
    mkdirSync(away)
    now += 31 * 60_000
    await look()
    expect(told().slice(1)).toEqual([expect.stringMatching(/^Backups are made again/)])
    expect(readdirSync(away).sort()).toEqual(['erasures', expect.stringMatching(/^kerbside-2026-05-20T0031/)])
    expect(await days()).toHaveLength(1)
  })

  test('logs an erasure next to the backups before anyone is told that it is done; half a line left by a kill does no harm', async () => {
    await createWaitlistStore(own.database, { confirms: false }).addMissing([
      testEntry('a@x.uk'),
      testEntry('b@x.uk'),
    ])
    const { erased } = open()
    await eraseEntry(own.database, 'a@x.uk')
    await erased()
    const file = join(folder, ERASURE_LOG)
    const whole = readFileSync(file, 'utf8')
    expect(whole).toMatch(/^\S+ asked [0-9a-f]{64}\n$/)
    writeFileSync(file, whole.slice(0, -20))
    const again = open()
    await eraseEntry(own.database, 'b@x.uk')
    await again.erased()
    expect((await readErasureLog(file)).size).toBe(2)
  })

  test('reports once that a folder cannot be written, and carries on', async () => {
    const { erased } = open({ folder: '/dev/null/x' })
    await erased()
    await erased()
    expect(said).toHaveLength(1)
  })
})
