import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { seedList } from '#test/support/list/seeded-list.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import type { Database } from '../../src/db/database.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { type Finding, sleep } from './finding.ts'
import { audit, createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { join, startJoining } from './visitors.ts'

const PEOPLE = 20_000
const KILLS = 10
/** At least this many bytes a person go to or from PostgreSQL: a move held up before that cannot be over. */
const BYTES_EACH = 60

/**
 * Kills `restore --moving` ten times. On SQLite the server is stopped first, as it must be; on PostgreSQL somebody
 * forgot to stop it, and people go on joining.
 */
export async function listMoved(from: Database['engine'], to: Database['engine']): Promise<Finding[]> {
  const [old, fresh] = [await createList(from), await createList(to)]
  const server = await startServerProcess(old.url)
  await seedList(old.database, PEOPLE)
  const joining = startJoining([server.url], 4, 'meanwhile', 20)
  while (joining.acknowledged.length < 100) await sleep(20)
  if (from === 'sqlite') {
    await joining.stop()
    await server.end('SIGKILL')
  }

  let kills = 0
  while (kills < KILLS && !(await holdsList(fresh.database))) {
    await moveAndKill(old.url, fresh.url)
    kills += 1
  }
  const half = await holdsList(fresh.database)
  const moved = await runWaitlist(fresh.url, 'restore', '--moving', old.url)
  await joining.stop()
  const { rows, lost, counted } = await audit(fresh, joining.acknowledged)
  const late = from === 'postgres' ? await join(server.url, 'late@example.com') : 0
  if (from === 'postgres') await server.end('SIGTERM')

  const again = await startServerProcess(old.url).then(
    started => started.end('SIGTERM').then(() => started.output()),
    (error: Error) => error.message,
  )
  const here = await startServerProcess(fresh.url)
  const joined = await join(here.url, 'new@example.com')
  await here.end('SIGTERM')
  await old.remove()
  await fresh.remove()
  const closed = late !== 201 && /this list was moved to/.test(again)
  return [
    {
      what: `a list moved from ${from} to ${to}, ${KILLS} kills meanwhile`,
      outcome: `${kills} kills (${half ? 'HALF A LIST LEFT' : 'nothing left half'}); ${rows} moved, ${lost} of ${joining.acknowledged.length} joins lost, counter ${counted ? 'right' : 'WRONG'}, the old one ${closed ? 'closed' : 'NOT CLOSED'}, the new one ${joined === 201 ? 'open' : 'NOT OPEN'}`,
      ok: kills === KILLS && !half && moved.code === 0 && lost === 0 && counted && closed && joined === 201,
    },
  ]
}

/** Kills a move while its connection to PostgreSQL, which is at one end of the move, is held up. */
async function moveAndKill(old: string, fresh: string): Promise<void> {
  const [proxied] = [old, fresh].filter(url => url.startsWith('postgres'))
  const proxy = await openDatabaseProxy(proxied!)
  const through = (url: string) => (url === proxied ? proxy.url : url)
  const held = proxy.holdAfter(Math.random() * PEOPLE * BYTES_EACH)
  const env = { ...process.env, DATABASE_URL: through(fresh) }
  const words = ['src/founder/terminal/main.js', 'restore', '--moving', through(old)]
  const child = spawn(process.execPath, words, { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await held
  child.kill('SIGKILL')
  await ended
  await proxy.close()
}

/** Whether anything is left that a killed move should have rolled back. */
const holdsList = (database: Database) =>
  database.query('select 1 from migration limit 1').then(
    () => true,
    () => false,
  )
