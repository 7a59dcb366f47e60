import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#src/db/migrate.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { stopTestPostgres } from '#test/support/postgres/test-postgres.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'
import { startServerProcess } from '../test/faults/server-process.ts'
import { writeResults } from './results-file.ts'

/**
 * `npm run bench -- answers [-- PAIRS]`: measures whether the response time gives away that an address is known, with
 * mail on. AUC is the chance that a join of one kind took longer than one of the other: 0.5 means no difference. Each
 * engine gets one join after another, for five minutes or until there are PAIRS of each kind. Writes its section of
 * RESULTS.md. Exits with 1 if an AUC is too far from 0.5.
 */
const PAIRS = Number(process.argv[2] ?? 20_000)
const ENGINE_MS = 5 * 60_000
/** How far from 0.5 the AUC may be. */
const GUARD = 0.05
const BATCH = 1_000

const now = Date.now()
const KNOWN: Record<string, Partial<Member>> = {
  unconfirmed: { joined_at: now - 2 * DAY_MS },
  confirmed: { joined_at: now - 2 * DAY_MS, confirmed_at: now - DAY_MS },
}

const rows: string[] = []
for (const engine of ENGINES) {
  const own = await createTestDatabase(engine)
  const database = own.open()
  await migrate(database)
  for (const [kind, told] of Object.entries(KNOWN))
    for (let from = 0; from < PAIRS; from += BATCH) {
      const emails = Array.from({ length: Math.min(BATCH, PAIRS - from) }, (_, i) => emailOf(kind, from + i))
      await database.insertMissing(
        WAITLIST_INSERT,
        emails.sort().map(email => testEntry(email, told)),
      )
    }
  await database.close()
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-answers-'))
  const server = await startServerProcess(own.url, {
    environment: { MAIL_DIR: folder, MAIL_PER_DAY: '1', PUBLIC_URL: 'https://kerbside.test' },
  })
  const visitor = await openVisitor(server.port)
  const kinds = ['new', ...Object.keys(KNOWN)]
  const times = new Map(kinds.map(kind => [kind, [] as number[]]))
  const end = performance.now() + ENGINE_MS
  for (let i = 0; i < PAIRS && performance.now() < end; i += 1) {
    for (const kind of kinds.toSorted(() => Math.random() - 0.5))
      times.get(kind)!.push(await visitor.join(emailOf(kind, i)))
  }
  visitor.close()
  await server.end('SIGTERM')
  await own.remove()
  rmSync(folder, { recursive: true })
  const load = (loadavg()[0]! / cpus().length).toFixed(1)
  for (const [kind, taken] of times) {
    const p50 = taken.toSorted((a, b) => a - b)[taken.length >> 1]!
    const told = auc(taken, times.get('new')!)
    const verdict =
      kind === 'new' ? ['', ''] : [told.toFixed(3), Math.abs(told - 0.5) <= GUARD ? 'kept' : '**missed**']
    if (Math.abs(told - 0.5) > GUARD) process.exitCode = 1
    rows.push(`| ${[engine, kind, taken.length, Math.round(p50 * 1_000), ...verdict, load].join(' | ')} |`)
    console.log(rows.at(-1))
  }
}
await stopTestPostgres()
writeResults(
  'answers',
  `## New and known addresses

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, with mail on: joins of three kinds in turn, one at a time. AUC is the chance that a join of a known address takes longer than one of a new address; 0.5 means no difference. It must be between ${0.5 - GUARD} and ${0.5 + GUARD}.

| engine | address | joins | p50, µs | AUC against new | verdict | load per core |
| :-- | :-- | --: | --: | --: | --: | --: |
${rows.join('\n')}`,
)

function emailOf(kind: string, i: number): string {
  return `${kind.slice(0, 3)}${String(i).padStart(6, '0')}@example.org`
}

/** A connection that sends one join after another; each returns how many milliseconds it took. */
async function openVisitor(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  const closed = once(socket, 'close').then(() =>
    Promise.reject(new Error('the server closed the connection')),
  )
  closed.catch(() => {})
  return {
    async join(email: string): Promise<number> {
      const body = JSON.stringify({ email, postcode: 'M1 1AE' })
      const head = `POST /api/waitlist HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
      const start = performance.now()
      socket.write(`${head}\r\n\r\n${body}`)
      const [answer] = (await Promise.race([once(socket, 'data'), closed])) as [Buffer]
      const took = performance.now() - start
      if (!answer.toString('latin1').startsWith('HTTP/1.1 201')) throw new Error(answer.toString('latin1'))
      return took
    },
    close: () => socket.destroy(),
  }
}

/** Returns the chance that a value in `some` is larger than one in `others`, worked out from their ranks. */
function auc(some: readonly number[], others: readonly number[]): number {
  const all = [...some.map(ms => ({ ms, mine: true })), ...others.map(ms => ({ ms, mine: false }))]
  all.sort((a, b) => a.ms - b.ms)
  let ranks = 0
  for (const [at, { mine }] of all.entries()) if (mine) ranks += at + 1
  return (ranks - (some.length * (some.length + 1)) / 2) / (some.length * others.length)
}
