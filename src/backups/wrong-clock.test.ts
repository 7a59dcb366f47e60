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

/** By how many hours the clock is wrong at a step. */
const off = fc.constantFrom(0, 0, 3, -72, 400, -400)
const step = fc.record({
  does: fc.constantFrom('joins', 'erased', 'backup', 'night'),
  person: fc.constantFrom('a@x.uk', 'b@x.uk'),
  off,
})
const some = fc.array(step, { maxLength: 2 })
const then = (does: string) =>
  fc.tuple(fc.record({ does: fc.constant(does), person: fc.constant('a@x.uk'), off }))
/** Somebody is in a backup and erased after it, among other steps. */
const history = fc
  .tuple(some, then('joins'), some, then('backup'), some, then('erased'), some, then('night'), some)
  .map(steps => steps.flat())

/** The database forgets an erasure that the erasure log still has, and by the clock the next erasure is earlier. */
const FORGOTTEN_TOO_EARLY = (
  [
    ['joins', 3],
    ['backup', 0],
    ['erased', 0],
    ['joins', 0],
    ['backup', 0],
    ['night', 400],
    ['erased', 0],
  ] as const
).map(([does, off]) => ({ does, person: 'a@x.uk' as const, off }))

test.each(ENGINES)(
  '%s: erased people stay erased, however wrong the clock was at each step',
  async engine => {
    await fc.assert(
      fc.asyncProperty(history, async steps => {
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
            } else if (does === 'night') {
              await database.query('delete from erasure where erased_at < $1', [time - 15 * 24 * HOUR])
              await log.forgetOld(time)
            } else backup = { file: (await takeBackup(database, settings)).file, held: new Set(here) }
          }
          const erasures = await readErasureLog(join(settings.folder, ERASURE_LOG))
          await restoreBackup(restored, backup.file, { identity: undefined, erasures, mails: false })
          const rows = await restored.query<{ email_key: string }>('select email_key from waitlist')
          const back = new Set(rows.map(({ email_key }) => email_key))
          // Anyone who joined again while the clock was slow may be erased again, if their erasure was forgotten.
          if (steps.some(({ does }) => does === 'night'))
            expect([...backup.held]).toEqual(expect.arrayContaining([...back]))
          else expect(back).toEqual(backup.held)
        } finally {
          clock.mockRestore()
          await Promise.all([database.close(), restored.close()])
          await Promise.all([own.remove(), other.remove()])
        }
      }),
      { numRuns: engine === 'sqlite' ? 40 : 3, examples: [[FORGOTTEN_TOO_EARLY]] },
    )
  },
)

test('an erasure is forgotten after fifteen daily backups, however many are made in one day', async () => {
  const own = await createTestDatabase('sqlite')
  const database = own.open()
  await migrate(database)
  const log = createErasureLog(database, { folder, recipient: undefined, command: undefined })
  const known = () => readErasureLog(join(folder, ERASURE_LOG)).size
  await eraseEntry(database, 'a@x.uk')
  await log.keep()
  await database.query('delete from erasure')
  const day = 24 * HOUR
  for (let n = 0; n < 20; n += 1) await log.forgetOld(n * HOUR)
  for (let n = 1; n < 14; n += 1) await log.forgetOld(n * day)
  expect(known()).toBe(1)
  await log.forgetOld(14 * day)
  expect(known()).toBe(0)
  await database.close()
  await own.remove()
})
