import { cpus, totalmem } from 'node:os'
import { stopTestPostgres } from '#test/support/postgres/test-postgres.ts'
import { writeResults } from './results-file.ts'
import { against } from './server/against.ts'
import { joinsOnPostgres, joinsOnSqlite } from './server/joins.ts'
import { knownAddresses } from './server/known-addresses.ts'
import { landing } from './server/landing.ts'
import { need } from './server/load.ts'
import type { Figure } from './server/measure.ts'
import { countAtFiveMillion, startAndIdle } from './server/stored.ts'
import { streams } from './server/streams.ts'

/**
 * `npm run bench -- server [PART]`: compares the server with its peers, and writes its section of `bench/RESULTS.md` if all
 * parts ran. `--against FOLDER` compares a join with another version's. Needs `npm run build`, Linux, and wrk, nginx and
 * pgbench, which it installs with apt-get.
 */
const ROUNDS = 5
const PARTS: Record<string, () => Promise<Figure[]>> = {
  start: () => startAndIdle(ROUNDS),
  postgres: () => joinsOnPostgres(ROUNDS),
  sqlite: () => joinsOnSqlite(ROUNDS),
  known: async () => [await knownAddresses('sqlite'), await knownAddresses('postgres')],
  landing: () => landing(ROUNDS),
  streams,
  count: async () => [await countAtFiveMillion('sqlite'), await countAtFiveMillion('postgres')],
}

need('wrk', ['wrk'])
const [wanted, folder] = process.argv.slice(2)
if (wanted === '--against') {
  if (!folder) throw new Error('--against FOLDER: another version, with its packages and its build')
  PARTS[wanted] = () => against(folder, ROUNDS)
}
need('nginx', ['nginx-light'])
need('pgbench', ['postgresql-contrib'])

const figures: Figure[] = []
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted && wanted !== name) continue
  console.log(`── ${name}`)
  const found = await part()
  for (const { what, guard, measured, kept } of found)
    console.log(`${kept ? 'kept   ' : 'CROSSED'}  ${what}: ${measured} (${guard})`)
  figures.push(...found)
}
await stopTestPostgres()
if (!wanted) writeResults('server', section(figures))

function section(all: readonly Figure[]): string {
  const rows = all.map(
    ({ what, guard, measured, kept }) =>
      `| ${what} | ${guard} | ${measured} | ${kept ? 'kept' : '**crossed**'} |`,
  )
  const crossed = all.filter(({ kept }) => !kept)
  const reasons = crossed.map(({ what, guard, measured, why }) =>
    `- **${what}**: ${measured}, wanted ${guard}. ${why ?? ''}`.trim(),
  )
  return `## Server

\`npm run bench -- server\` on ${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}: server, load and
databases share them. Medians of ${ROUNDS} rounds, ours and the peer's in turn; lowest and highest in brackets. CPU is user and
system time of the process, as the kernel counts it.

| figure | guard | measured | |
|---|---|---|---|
${rows.join('\n')}

${crossed.length ? `### Crossed\n\n${reasons.join('\n')}` : 'Every guard is kept.'}
`
}
