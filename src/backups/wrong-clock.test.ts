import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'
import { createErasureLog, ERASURE_LOG, readErasureLog } from './erasure-log.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const HOUR = 60 * 60_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-backups-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const person = fc.constantFrom('a@x.uk', 'b@x.uk', 'c@x.uk')
const step = fc.record({
  does: fc.constantFrom('joins', 'joins', 'erased', 'erased', 'backup'),
  person,
  /** How far off the clock is by then, in hours. */
  off: fc.constantFrom(0, 0, 3, -3, 72, -72),
})

test.each(ENGINES)(
  '%s: erased people stay erased, however wrong the clock was at each step',
  async engine => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async steps => {
        const settings = {
          folder: mkdtempSync(join(folder, 'run-')),
          recipient: undefined,
          command: undefined,
        }
        const [own, other] = [
          await createTestDatabase(engine, { mayHaveTables: true }),
          await createTestDatabase(engine),
        ]
        const [database, restored] = [own.open(), other.open()]
        const started = Date.UTC(2027, 0, 1)
        let time = started
        const clock = vi.spyOn(Date, 'now').mockImplementation(() => time)
        try {
          await migrate(database)
          const log = createErasureLog(database, settings)
          await log.keep()
          const here = new Set<string>()
          let backup = { file: (await takeBackup(database, settings)).file, held: new Set<string>() }
          for (const [i, { does, person, off }] of steps.entries()) {
            time = started + (i + 1) * 60_000 + off * HOUR
            if (does === 'joins') {
              const entry = testEntry(person, { joined_at: time })
              await createWaitlistStore(database, { confirms: false }).addMissing([entry])
              here.add(person)
            } else if (does === 'erased') {
              await eraseEntry(database, person)
              await log.keep()
              here.delete(person)
              backup.held.delete(person)
            } else backup = { file: (await takeBackup(database, settings)).file, held: new Set(here) }
          }
          const erasures = await readErasureLog(join(settings.folder, ERASURE_LOG))
          await restoreBackup(restored, backup.file, { identity: undefined, erasures, mails: false })
          const rows = await restored.query<{ email_key: string }>('select email_key from waitlist')
          expect(new Set(rows.map(({ email_key }) => email_key))).toEqual(backup.held)
        } finally {
          clock.mockRestore()
          await Promise.all([database.close(), restored.close()])
          await Promise.all([own.remove(), other.remove()])
        }
      }),
      { numRuns: engine === 'sqlite' ? 40 : 3 },
    )
  },
)
