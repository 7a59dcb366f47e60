import { cpus, totalmem } from 'node:os'
import { findPostgres } from '../src/testing/postgres/find-postgres.ts'
import { writeResults } from './results-file.ts'
import { joinsOnPostgres, joinsOnSqlite } from './server/joins.ts'
import { landing } from './server/landing.ts'
import { need } from './server/load.ts'
import type { Figure } from './server/measure.ts'
import { countAtFiveMillion, startAndIdle } from './server/stored.ts'
import { streams } from './server/streams.ts'

/**
 * `npm run bench:server [PART]`: measures the server beside its peers and writes its section of `bench/RESULTS.md`
 * when all parts ran. Needs `npm run build`, Linux, and wrk, nginx and pgbench, which it asks apt-get for.
 */
const ROUNDS = 5
const PARTS: Record<string, () => Promise<Figure[]>> = {
  start: () => startAndIdle(ROUNDS),
  postgres: () => joinsOnPostgres(ROUNDS),
  sqlite: () => joinsOnSqlite(ROUNDS),
  landing: () => landing(ROUNDS),
  streams,
  count: async () => [await countAtFiveMillion('sqlite'), await countAtFiveMillion('postgres')],
}

need('wrk', ['wrk'])
need('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static'])
need('pgbench', ['postgresql-contrib'])
const wanted = process.argv[2]
const postgres = await findPostgres()
process.env.TEST_DATABASE_URL = postgres.url

const figures: Figure[] = []
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted && wanted !== name) continue
  console.log(`── ${name}`)
  const found = await part()
  for (const { what, target, measured, met } of found)
    console.log(`${met ? 'met   ' : 'MISSED'}  ${what}: ${measured} (${target})`)
  figures.push(...found)
}
await postgres.stop()
if (!wanted) writeResults('server', section(figures))

function section(all: readonly Figure[]): string {
  const rows = all.map(
    ({ what, target, measured, met }) =>
      `| ${what} | ${target} | ${measured} | ${met ? 'met' : '**missed**'} |`,
  )
  const missed = all.filter(({ met }) => !met)
  const reasons = missed.map(({ what, target, measured, why }) =>
    `- **${what}**: ${measured}, wanted ${target}. ${why ?? ''}`.trim(),
  )
  return `## Server

\`npm run bench:server\` on ${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}: server, load and
databases share them. Medians of ${ROUNDS} rounds, ours and the peer's by turns; lowest and highest in brackets. CPU is user and
system time of the process, as the kernel counts it.

| figure | target | measured | |
|---|---|---|---|
${rows.join('\n')}

${missed.length ? `### Missed\n\n${reasons.join('\n')}` : 'Every target is met.'}
`
}
