import { spawn } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { findPostgres } from '#test/support/postgres/find-postgres.ts'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import { sleep } from '../test/faults/finding.ts'
import { startServerProcess } from '../test/faults/server-process.ts'
import { join } from '../test/faults/visitors.ts'
import { openDeskPage } from './desk/desk-page.ts'
import { openBigList } from './letters/big-list.ts'
import { openSink } from './letters/open-sink.ts'

/**
 * `npm run bench -- scale [watch|commands] [ENGINE] [PEOPLE] [SECONDS]`, on a list of a million: measures how long a
 * server takes to start and to answer joins, and how often it stalls, while alerts are checked, a letter goes to
 * everyone and the desk is open; and the seconds, processor seconds and MB of memory that each command takes. Prints
 * the machine's load, which affects these figures.
 */
const [part = 'both', only = 'both', people = '1000000', seconds = '75'] = process.argv.slice(2)
const [PEOPLE, SECONDS] = [Number(people), Number(seconds)]
/** Joins a second; milliseconds between two checks that the server answers; milliseconds that count as a stall. */
const [RATE, LOOK_MS, STALL_MS] = [20, 20, 200]
const COMMANDS = [
  ['stats'],
  ['stats', '--by', 'source'],
  ['find', 'visitor5@example.com'],
  ['list', '--limit', '20'],
  ['first', 'van', '--visits', '8', '--days', '20', '--most', '6'],
  ['export', '--csv', '--out', 'list.csv'],
  ['export', '--json', '--out', 'list.jsonl'],
  ['import', 'list.csv'],
  ['report', '--out', 'report.html'],
  ['backup'],
  ['nightly'],
  ['erase', 'visitor5@example.com', '--yes'],
]

const postgres = await findPostgres()
process.env.TEST_DATABASE_URL = postgres.url
const sink = await openSink()
for (const engine of ['sqlite', 'postgres'] as const)
  if (only === 'both' || only === engine) {
    const list = await openBigList(engine, PEOPLE, sink.url)
    if (engine === 'postgres') await list.database.query('analyze')
    console.log(`## ${engine}, ${PEOPLE} entries; load ${loadavg()[0]!.toFixed(0)}`)
    if (part !== 'watch') await commands(list)
    if (part !== 'commands') await watch(list)
    await list.close()
  }
sink.close()
await postgres.stop()
process.exit()

type List = Awaited<ReturnType<typeof openBigList>>

async function commands({ environment }: List) {
  const folder = path(tmpdir(), `kerbside-scale-${process.pid}`)
  for (const words of COMMANDS) {
    const begun = performance.now()
    const files = words.map(word => (/^(list|report)\./.test(word) ? path(tmpdir(), word) : word))
    const { code, stderr, peakBytes, cpuMs } = await runWaitlistWith(
      { ...environment, BACKUP_DIR: folder },
      ...files,
    )
    const took = `${s(performance.now() - begun)} | ${s(cpuMs)} | ${Math.round(peakBytes / 1e6)}`
    console.log(`| \`${words.join(' ')}\` | ${took} |${code ? ` ended with ${code}: ${stderr}` : ''}`)
  }
  console.log(`list.csv: ${Math.round(statSync(path(tmpdir(), 'list.csv')).size / 1e6)} MB`)
  for (const name of ['list.csv', 'list.jsonl', 'report.html', folder])
    rmSync(name.startsWith('/') ? name : path(tmpdir(), name), { recursive: true, force: true })
}

async function watch(list: List) {
  const written = performance.now()
  const { code, stderr, peakBytes } = await list.send()
  if (code) throw new Error(stderr)
  console.log(`letter send: ${s(performance.now() - written)} s, ${Math.round(peakBytes / 1e6)} MB`)
  await list.hurry()
  const begun = performance.now()
  const server = await startServerProcess(list.url, { environment: list.environment })
  console.log(`start: ${s(performance.now() - begun)} s`)
  const desk = await openDeskPage({ ...list.environment, PUBLIC_URL: server.url })
  const [joins, looks, bareLooks]: [number[], number[], number[]] = [[], [], []]
  const port = await freePort()
  const bare = spawn(process.execPath, [
    '-e',
    `require('http').createServer((_, answer) => answer.end('ok')).listen(${port}, '127.0.0.1')`,
  ])
  await sleep(1_000)
  const until = performance.now() + SECONDS * 1_000
  const isOn = () => performance.now() < until
  let joined = 0
  let refused = 0
  const visiting = async () => {
    while (isOn()) {
      const asked = performance.now()
      void join(server.url, `late${++joined}@example.com`).then(status => {
        joins.push(performance.now() - asked)
        if (status !== 201) refused += 1
      })
      await sleep(1_000 / RATE)
    }
  }
  const looking = async (url: string, times: number[]) => {
    while (isOn()) {
      const asked = performance.now()
      await (await fetch(url)).text()
      times.push(performance.now() - asked)
      await sleep(LOOK_MS)
    }
  }
  const atDesk = async () => {
    for (; isOn(); await sleep(1_000)) await desk.act('today')
  }
  await Promise.all([
    visiting(),
    looking(`${server.url}/healthz`, looks),
    looking(`http://127.0.0.1:${port}`, bareLooks),
    atDesk(),
  ])
  bare.kill()
  const sent = PEOPLE - (await list.left())
  await desk.close()
  await server.end('SIGTERM')
  const at = (times: number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(0)
  const inWords = (times: number[]) =>
    `p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, longest ${Math.max(...times).toFixed(0)} ms, ${times.filter(ms => ms > STALL_MS).length} of ${times.length} over ${STALL_MS} ms`
  console.log(
    `${SECONDS} s, ${sent} emails of the letter, ${refused} joins refused, load ${loadavg()[0]!.toFixed(0)}
joins: ${inWords(joins)}
the smallest request: ${inWords(looks)}
the same to a bare server, which only the machine can hold up: ${inWords(bareLooks)}`,
  )
}

/** Formats milliseconds as seconds. */
function s(ms: number): string {
  return (ms / 1_000).toFixed(1)
}
