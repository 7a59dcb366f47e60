import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { createLinks, type Holder } from '#src/waitlist/server/confirm/mail-links.ts'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import type { Database } from '../../src/db/database.ts'
import { type Finding, sleep, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { join, startJoining } from './visitors.ts'

const PEOPLE = 300
const ERASED = 100
const KILLS = { erasing: 10, restoring: 10 }

/**
 * Makes a backup while people join, then erases a hundred people, loses the server and restores it, with ten kills
 * during the erasures and ten during the restore.
 */
export async function backupRestored(engine: Database['engine']): Promise<Finding[]> {
  const folder = mkdtempSync(joinPath(tmpdir(), 'kerbside-burnt-'))
  const environment = { MAIL_DIR: joinPath(folder, 'mail'), BACKUP_DIR: joinPath(folder, 'backups') }
  const list = await createList(engine)
  const start = (url: string) => startServerProcess(url, { environment })
  let server = await start(list.url)
  const emails = Array.from({ length: PEOPLE }, (_, i) => `person${i}@example.com`)
  // A busy machine may refuse a join; the visitor tries again.
  for (const email of emails) await until(async () => (await join(server.url, email)) === 201)
  const joining = startJoining([server.url], 8, 'beside')
  const backup = await runWaitlistWith({ ...environment, DATABASE_URL: list.url }, 'backup')
  await joining.stop()
  const [file] = readdirSync(environment.BACKUP_DIR).filter(name => name.startsWith('kerbside-'))

  const holders = await list.database.query<Holder>('select email_key, joined_at from waitlist')
  const links = createLinks(list.database, '')
  const tokens = new Map<string, string>()
  for (const holder of holders) tokens.set(holder.email_key, await links.token('manage', holder))
  const gone = emails.slice(0, ERASED)
  for (let from = 0; from < ERASED; from += ERASED / KILLS.erasing) {
    const some = gone.slice(from, from + ERASED / KILLS.erasing)
    const told = Promise.all(some.map(email => erase(server, tokens.get(email)!)))
    await sleep(Math.random() * 60)
    await server.end('SIGKILL')
    const done = await told
    server = await start(list.url)
    // A client that got no answer tries again. It finds no entry if the erasure was done all the same.
    for (const [i, email] of some.entries()) if (!done[i]) await erase(server, tokens.get(email)!)
  }
  await server.end('SIGKILL')
  await list.remove()

  let fresh = await createList(engine)
  const words = ['src/founder/terminal/main.js', 'restore', joinPath(environment.BACKUP_DIR, file!)]
  let [kills, half, took] = [0, 0, 0]
  for (let tries = 0; kills < KILLS.restoring && tries < 5 * KILLS.restoring; tries++) {
    const env = { ...process.env, ...environment, DATABASE_URL: fresh.url }
    const child: ChildProcess = spawn(process.execPath, words, { env, stdio: 'ignore' })
    const begun = performance.now()
    const ended = once(child, 'exit')
    // The first restore runs to its end; the others are killed within the time that it took.
    await (took ? Promise.race([ended, sleep(Math.random() * took)]) : ended)
    child.kill('SIGKILL')
    const [code] = await ended
    if (code === 0) {
      took = performance.now() - begun
      await fresh.remove()
      fresh = await createList(engine)
      continue
    }
    kills += 1
    if ((await comeBack(fresh.database, gone)) > 0) half += 1
  }
  const restored = await runWaitlistWith({ ...environment, DATABASE_URL: fresh.url }, ...words.slice(1))
  const { rows, lost, counted } = await audit(fresh, emails.slice(ERASED))
  const back = await comeBack(fresh.database, gone)
  server = await start(fresh.url)
  const opens = (email: string) =>
    fetch(`${server.url}/manage?t=${tokens.get(email)}`).then(({ status }) => status)
  const open = await Promise.all(emails.slice(ERASED, ERASED + 20).map(opens))
  const shut = await Promise.all(gone.slice(0, 20).map(opens))
  await server.end('SIGTERM')
  await fresh.remove()
  rmSync(folder, { recursive: true })
  const linksHold = open.every(status => status === 200) && shut.every(status => status !== 200)
  const whole = restored.code === 0 || /already has a list/.test(restored.stderr)
  return [
    {
      what: `${engine}: backup during joins, ${ERASED} erasures, server lost, restored`,
      outcome: `${rows} back, ${lost} lost, ${back} of ${ERASED} erased came back, counter ${counted ? 'right' : 'WRONG'}, links ${linksHold ? 'hold' : 'DO NOT HOLD'}; ${KILLS.erasing} kills while erasing, ${kills} while restoring (${half} half)`,
      ok: backup.code === 0 && whole && lost === 0 && back === 0 && half === 0 && counted && linksHold,
    },
  ]
}

/** Erases an entry. Returns whether the server confirmed it. */
async function erase({ url }: ServerProcess, token: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ t: token, sure: '1' })
    const { ok } = await fetch(`${url}/manage/erase`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(60_000),
    })
    return ok
  } catch {
    return false
  }
}

/** Returns how many of these people are in a database; 0 if it holds no list. */
async function comeBack(database: Database, emails: readonly string[]): Promise<number> {
  const rows = await database.query<{ email_key: string }>('select email_key from waitlist').catch(() => [])
  const known = new Set(rows.map(({ email_key }) => email_key))
  return emails.filter(email => known.has(email)).length
}
