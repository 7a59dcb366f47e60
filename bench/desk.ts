import { migrate } from '#src/db/migrate.ts'
import { createToday } from '#src/desk/server/today.ts'
import { seedList } from '#src/testing/list/seeded-list.ts'
import { stopTestPostgres } from '#src/testing/postgres/test-postgres.ts'
import { createTestDatabase, ENGINES } from '#src/testing/test-database.ts'

/** `npm run bench:desk`: how long the desk's first view and its look of each second take on 100,000 entries. */
const ENTRIES = 100_000
const LOOKS = 50

for (const engine of ENGINES) {
  const own = await createTestDatabase(engine)
  const database = own.open()
  await migrate(database)
  await seedList(database, ENTRIES)
  if (engine === 'postgres') await database.query('analyze waitlist')
  const { look } = createToday(database)
  const start = performance.now()
  const before = process.cpuUsage()
  const { total } = await look()
  const { user, system } = process.cpuUsage(before)
  const first = performance.now()
  for (let i = 0; i < LOOKS; i++) await look()
  const each = (performance.now() - first) / LOOKS
  console.log(
    `${engine}: ${total} entries; first view ${Math.round(first - start)} ms (processor ${Math.round((user + system) / 1_000)} ms its own), then ${each.toFixed(2)} ms a second`,
  )
  await database.close()
  await own.remove()
}
await stopTestPostgres()
