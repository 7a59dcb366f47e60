import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#src/db/migrate.ts'
import { readReport } from '#src/report/report-data.ts'
import { backendCpu } from '#test/support/backend-cpu.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { seedTopics } from '#test/support/list/seeded-topics.ts'
import { stopTestPostgres } from '#test/support/postgres/test-postgres.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'

/** `npm run bench -- report`: measures the founder's report on 100,000 entries, on both engines. */
const ENTRIES = 100_000
const RUNS = 3

const folder = mkdtempSync(join(tmpdir(), 'kerbside-report-'))
for (const engine of ENGINES) {
  const own = await createTestDatabase(engine)
  const database = own.open()
  await migrate(database)
  await seedList(database, ENTRIES)
  await seedTopics(database)
  if (engine === 'postgres') await database.query('analyze waitlist')
  const runs = []
  for (let i = 0; i < RUNS; i++) {
    const before = performance.now()
    const { cpuMs } = await runWaitlist(own.url, 'report', '--out', join(folder, 'report.html'))
    runs.push({ cpuMs, ms: performance.now() - before })
  }
  const { cpuMs, ms } = runs.toSorted((a, b) => a.cpuMs - b.cpuMs)[RUNS >> 1]!
  // SQLite does the database's work in the command's process; PostgreSQL does it in another.
  const server = engine === 'postgres' ? `, ${await backendCpu(database, readReport)} ms PostgreSQL's` : ''
  console.log(`${engine}: ${Math.round(ms)} ms; processor ${Math.round(cpuMs)} ms its own${server}`)
  await database.close()
  await own.remove()
}
rmSync(folder, { recursive: true })
await stopTestPostgres()
