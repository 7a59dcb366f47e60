import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { createToday } from '#src/waitlist/founder/today.ts'
import { figuresThatDiffer } from '#test/support/figures-that-differ.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { seedSources } from '#test/support/list/seeded-sources.ts'
import { stopTestPostgres } from '#test/support/postgres/test-postgres.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'
import { besideDesk } from './desk/beside.ts'

/**
 * `npm run bench -- desk [PART]`, on 100,000 entries: measures the desk's first view and its refresh each second; checks that
 * the desk and the Monday letter show the commands' figures; and measures what the desk costs joins. Needs `npm run build`.
 */
const ENTRIES = 100_000
const LOOKS = 50
const PARTS: Record<string, (own: { url: string; database: Database }) => Promise<string>> = {
  speed: ({ database }) => speed(database),
  figures: ({ url, database }) => figures(url, database),
  beside: ({ url }) => besideDesk(url),
}

const wanted = process.argv[2]
for (const engine of ENGINES) {
  const own = await createTestDatabase(engine)
  const database = own.open()
  await migrate(database)
  await seedList(database, ENTRIES)
  await seedSources(database)
  if (engine === 'postgres') await database.query('analyze waitlist')
  for (const [name, part] of Object.entries(PARTS))
    if (!wanted || wanted === name) console.log(`${engine}: ${await part({ url: own.url, database })}`)
  await database.close()
  await own.remove()
}
await stopTestPostgres()

async function speed(database: Database): Promise<string> {
  const today = createToday()
  const look = () => today(database, {}, 0)
  const start = performance.now()
  const before = process.cpuUsage()
  const { total } = await look()
  const { user, system } = process.cpuUsage(before)
  const first = performance.now()
  for (let i = 0; i < LOOKS; i++) await look()
  const each = (performance.now() - first) / LOOKS
  return `${total} entries; first view ${Math.round(first - start)} ms (processor ${Math.round((user + system) / 1_000)} ms), then ${each.toFixed(2)} ms a second`
}

/** Compares the figures of the desk and the letter with those of the commands. */
async function figures(url: string, database: Database): Promise<string> {
  const told = async (...words: string[]) => JSON.parse((await runWaitlist(url, ...words, '--json')).stdout)
  const { compared, differ } = await figuresThatDiffer(
    database,
    {
      stats: await told('stats'),
      bySource: await told('stats', '--by', 'source'),
      report: (since, until) =>
        told('report', ...(since && until ? ['--since', since, '--until', until] : [])),
    },
    Date.now(),
  )
  if (differ.length) throw new Error(differ.join('\n'))
  return `${compared} figures of the desk and the Monday letter compared with the commands': none differs`
}
