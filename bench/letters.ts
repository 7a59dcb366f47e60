import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { createTransport } from 'nodemailer'
import { createLetterWriter } from '#src/letters/mails/letter-writer.ts'
import { LANES } from '#src/letters/sending/letter-queue.ts'
import { createRecipients } from '#src/letters/sending/recipients.ts'
import { messageOf } from '#src/mail/message.ts'
import { findPostgres } from '#test/support/postgres/find-postgres.ts'
import { sleep } from '../test/faults/finding.ts'
import { type ServerProcess, startServerProcess } from '../test/faults/server-process.ts'
import { BODY, openBigList } from './letters/big-list.ts'
import { openSink, type Sink } from './letters/open-sink.ts'

/**
 * `npm run bench -- letters [speed|kills] [PEOPLE] [ENGINE]`: a letter to 100,000 people on both engines, through the
 * real command and the real server. `speed`: emails a second into a mail server on this machine, compared with a bare
 * nodemailer loop on as many connections, before and after. `kills`: a server (one of two on PostgreSQL) is killed 40
 * times at random moments, and the mail server goes down after 2,500 emails and drops a connection now and then; each
 * recipient must get the letter once, except for the doubles that are counted. Exits with 1 if a check fails.
 */
const [part = 'both', people = '100000', only] = process.argv.slice(2)
const PEOPLE = Number(people)
const LOOP = Math.min(PEOPLE, 5_000)
const KILLS = 40
const LIMIT_MS = 30 * 60_000
/** How often to check whether a letter has gone out, in milliseconds: seldom enough not to slow it down. */
const LOOK_MS = 250
/** How long a busy machine may take for the last hundred emails, in milliseconds. */
const SETTLE_MS = 10_000
const ENGINES = (['sqlite', 'postgres'] as const).filter(engine => !only || engine === only)

const postgres = await findPostgres()
process.env.TEST_DATABASE_URL = postgres.url
const sink = await openSink()
let failed = 0
for (const engine of ENGINES) {
  if (part !== 'kills') await speed(engine)
  if (part !== 'speed') await kills(engine)
}
sink.close()
await postgres.stop()
process.exit(failed ? 1 : 0)

async function speed(engine: (typeof ENGINES)[number]) {
  const list = await openBigList(engine, PEOPLE, sink.url)
  await sink.reset()
  const before = await bareLoop(sink)
  await sink.reset()
  const prepared = await timed(list.send)
  if (prepared.result.code) throw new Error(prepared.result.stderr)
  await list.hurry()
  const server = await startServerProcess(list.url, { environment: list.environment })
  const [idle, startedWith] = [peakOf(server), cpuOf(server)]
  const { seconds } = await timed(() => until(async () => (await list.left()) === 0))
  const [peak, cpu] = [peakOf(server), (cpuOf(server) - startedWith) / PEOPLE]
  await server.end('SIGTERM')
  const { accepted, unique } = await sink.count()
  const after = await bareLoop(sink)
  const rate = PEOPLE / seconds
  const ratio = rate / ((before.rate + after.rate) / 2)
  say(
    accepted === PEOPLE && unique === PEOPLE && peak < 150 && ratio >= 0.7,
    `${engine}: ${PEOPLE} written down in ${prepared.seconds.toFixed(1)} s with ${mb(prepared.result.peakBytes)} MB; ${unique} of ${PEOPLE} have it, ${accepted - unique} twice; ${rate.toFixed(0)} a second, bare loop ${before.rate.toFixed(0)} before and ${after.rate.toFixed(0)} after: ${ratio.toFixed(2)}; ${cpu.toFixed(2)} ms of processor time a mail, the bare loop ${before.cpu.toFixed(2)} and ${after.cpu.toFixed(2)}; server ${idle.toFixed(0)} MB when it starts, at most ${peak.toFixed(0)}; load ${loadavg()[0]!.toFixed(0)}`,
  )
  await list.close()
}

async function kills(engine: (typeof ENGINES)[number]) {
  const list = await openBigList(engine, PEOPLE, sink.url)
  await sink.reset({ downAfter: Math.min(2_500, Math.floor(PEOPLE / 2)), dropEach: 4_000 })
  const { code, stderr } = await list.send()
  if (code) throw new Error(stderr)
  await list.hurry()
  const start = () => startServerProcess(list.url, { environment: list.environment })
  const servers = await Promise.all(Array.from({ length: engine === 'postgres' ? 2 : 1 }, start))
  let killed = 0
  for (; killed < KILLS && (await list.due()) > 0; killed++) {
    await sleep(500 + Math.random() * 2_500)
    const at = killed % servers.length
    await servers[at]!.end('SIGKILL')
    servers[at] = await start()
  }
  const drained = async () => (await list.due()) === 0
  for (let rounds = 0; (await list.left()) > 0 && rounds < 10; rounds++) {
    await until(drained)
    // Gives leased emails time to go out before the leases are ended by hand.
    await sleep(SETTLE_MS)
    await Promise.all(servers.map(server => server.end('SIGTERM')))
    await list.endRests()
    servers.splice(0, servers.length, ...(await Promise.all(servers.map(start))))
  }
  await Promise.all(servers.map(server => server.end('SIGTERM')))
  for (const row of await list.without()) console.log('without it:', JSON.stringify(row))
  const { accepted, unique, most, dropped } = await sink.count()
  const { doubles, sent, inDoubt } = await createRecipients(list.database, 'launch').tally()
  const extra = accepted - unique
  // At most one double for each connection of a killed server, one for each connection of every server when
  // the mail server went away, and one for each connection that the mail server dropped.
  const bound = LANES * (killed + servers.length) + dropped
  say(
    unique === PEOPLE && extra <= doubles && doubles <= bound,
    `${engine}: ${killed} kills, ${servers.length} server${servers.length > 1 ? 's' : ''}, mail server away once, ${dropped} lines dropped: ${unique} of ${PEOPLE} have it, ${sent} recorded, ${inDoubt} abandoned in doubt; ${extra} twice (none more than ${most} times), ${doubles} counted as possible doubles, of at most ${bound}; load ${loadavg()[0]!.toFixed(0)}`,
  )
  await list.close()
}

/**
 * Nodemailer alone, with the same email and as many connections. Returns emails a second, and each one's processor
 * time in milliseconds.
 */
async function bareLoop({ url }: Sink): Promise<{ rate: number; cpu: number }> {
  const letter = {
    name: 'bare',
    subject: 'We open in Leeds',
    preview: 'Book',
    purpose: 'launch',
    body: BODY,
  } as const
  const write = createLetterWriter({
    links: { url: async purpose => `https://kerbside.example/${purpose}?t=${'x'.repeat(150)}` },
    publicUrl: 'https://kerbside.example',
    operator: { name: 'Kerbside Ltd', contact: 'hello@kerbside.example' },
  })(letter)
  const mail = await write({ email_key: 'a', email: 'a@example.com', joined_at: 1 })
  const transport = createTransport({ pool: true, url, maxConnections: LANES })
  let next = 0
  const startedWith = process.cpuUsage()
  const { seconds } = await timed(() =>
    Promise.all(
      Array.from({ length: LANES }, async () => {
        for (let i = next++; i < LOOP; i = next++)
          await transport.sendMail(
            messageOf({ ...mail, to: `visitor${i}@example.com` }, `bare${i}`, 'K <k@kerbside.example>'),
          )
      }),
    ),
  )
  transport.close()
  const { user, system } = process.cpuUsage(startedWith)
  return { rate: LOOP / seconds, cpu: (user + system) / 1_000 / LOOP }
}

async function timed<Result>(work: () => Promise<Result>) {
  const start = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - start) / 1_000 }
}

async function until(holds: () => Promise<boolean>) {
  for (const late = performance.now() + LIMIT_MS; !(await holds()); await sleep(LOOK_MS))
    if (performance.now() > late) throw new Error(`not so within ${LIMIT_MS} ms: ${holds}`)
}

/** Returns a process's peak memory, in MB. */
function peakOf({ pid }: ServerProcess): number {
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/) ?? []
  return Number(kilobytes) / 1_024
}

/** Returns a process's processor time, in milliseconds. Linux counts it in hundredths of a second. */
function cpuOf({ pid }: ServerProcess): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  return 10 * (Number(user) + Number(system))
}

function mb(bytes: number): string {
  return (bytes / 1_024 ** 2).toFixed(0)
}

function say(ok: boolean, line: string) {
  if (!ok) failed += 1
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${line}`)
}
