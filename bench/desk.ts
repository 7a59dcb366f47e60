import { loadavg } from 'node:os'
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
import { districtJoins } from './desk/district-joins.ts'
import { deskViews } from './desk/views.ts'
import { writeResults } from './results-file.ts'

/**
 * `npm run bench -- desk [PART] [PEOPLE]`, on 100,000 entries: measures the desk's first view and its refresh each
 * second; checks that the desk and the Monday letter show the same figures as the commands; and measures how much the
 * desk slows joins. Two parts run only if asked for: `views` measures each of the desk's views, and `joins` how much
 * counting districts slows a join. With a million entries they write their sections of RESULTS.md. Needs `npm run
 * build`.
 */
const [wanted, people = '100000'] = process.argv.slice(2)
const [ENTRIES, MILLION] = [Number(people), 1_000_000]
const LOOKS = 50
const PARTS: Record<string, (own: { url: string; database: Database }) => Promise<string>> = {
  speed: ({ database }) => speed(database),
  figures: ({ url, database }) => figures(url, database),
  beside: ({ url }) => besideDesk(url),
}
/** Parts that run only if asked for. */
const ASKED: typeof PARTS = {
  views: async ({ database }) => [HEAD, ...(await deskViews(database))].join('\n'),
  joins: ({ url, database }) => districtJoins(url, database),
}
const HEAD = `| page | view | first | median of 5 more | of it, our processor | longest of these | under 1 s |
|---|---|--:|--:|--:|--:|---|`
/** The text above these parts' figures in bench/RESULTS.md, for a million entries. */
const ABOVE: Record<string, string> = {
  views: `## The desk at a million entries

\`npm run bench -- desk views 1000000\`, in milliseconds, on 2 cores shared with the database and other work. Five people in seven
answered two questions, four in eleven the price. The views that miss a second read the whole list each time.`,
  joins: `## What the counts of districts cost a join, at a million entries

\`npm run bench -- desk joins 1000000\`: medians of 15 rounds of 300 joins, one after another; wanted at most 5 %. A join itself
neither counts nor writes anything for them: the index that counts districts has confirmed people only.`,
}
const measured: string[] = []

for (const engine of ENGINES) {
  const own = await createTestDatabase(engine)
  const database = own.open()
  await migrate(database)
  await seedList(database, ENTRIES)
  await seedSources(database)
  if (engine === 'postgres') await database.query('analyze waitlist')
  const parts = wanted ? { ...PARTS, ...ASKED } : PARTS
  for (const [name, part] of Object.entries(parts))
    if (!wanted || wanted === name) {
      const text = await part({ url: own.url, database })
      console.log(`${engine}: ${text}`)
      measured.push(
        `### ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, load ${loadavg()[0]!.toFixed(1)}\n\n${text}`,
      )
    }
  await database.close()
  await own.remove()
}
await stopTestPostgres()
const above = ABOVE[wanted ?? '']
if (above && ENTRIES === MILLION) writeResults(`desk ${wanted}`, [above, ...measured].join('\n\n'))

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
