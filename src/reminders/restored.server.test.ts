import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createErasureLog, ERASURE_LOG, readErasureLog } from '#src/backups/erasure-log.ts'
import { restoreBackup } from '#src/backups/restore-backup.ts'
import { takeBackup } from '#src/backups/take-backup.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { changeDates, switchEmails } from './server/emails/date-store.ts'

const NOW = Date.parse('2027-04-01T12:00Z')

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const other = withTestDatabase(engine, { migrated: false })
  let folder: string
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    folder = mkdtempSync(join(tmpdir(), 'kerbside-restored-'))
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true })
  })

  test('a restore brings back no reminder that was stopped or deleted after the backup, and stops no others', async () => {
    const { database } = own
    const names = ['stops', 'deletes', 'stays', 'again']
    await database.insertMissing(
      WAITLIST_INSERT,
      names.map(name => testEntry(`${name}@x.uk`, { confirmed_at: NOW, joined_at: NOW })),
    )
    const all = await database.query<Member>('select * from waitlist')
    const of = (name: string) => all.find(({ email_key }) => email_key === `${name}@x.uk`)!
    const dates = [{ kind: 'mot', title: '', day: '2027-08-15' }]
    for (const member of all) await changeDates(database, member, { removed: [], dates }, Date.now())
    // Emails that were stopped and started again before the backup stay on.
    vi.setSystemTime(NOW + DAY_MS)
    await switchEmails(database, of('again'), 'off', Date.now())
    vi.setSystemTime(NOW + 2 * DAY_MS)
    await switchEmails(database, of('again'), 'on', Date.now())
    const settings = { folder, recipient: undefined, command: undefined }
    const { file } = await takeBackup(database, settings)

    vi.setSystemTime(NOW + 3 * DAY_MS)
    await switchEmails(database, of('stops'), 'off', Date.now())
    await changeDates(database, of('deletes'), { removed: ['mot'], dates: [] }, Date.now())
    await createErasureLog(database, settings).keep()
    vi.setSystemTime(NOW + 4 * DAY_MS)
    const erasures = readErasureLog(join(folder, ERASURE_LOG))
    const restored = await restoreBackup(other.database, file, {
      identity: undefined,
      erasures,
      mails: false,
    })
    expect(restored.entries).toBe(4)
    expect(
      await other.database.query('select email_key, off_at is null as is_on from car_date order by 1'),
    ).toEqual([
      { email_key: 'again@x.uk', is_on: engine === 'sqlite' ? 1 : true },
      { email_key: 'stays@x.uk', is_on: engine === 'sqlite' ? 1 : true },
      { email_key: 'stops@x.uk', is_on: engine === 'sqlite' ? 0 : false },
    ])
  })
})
