import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from './finding.ts'
import { audit, createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { startJoining } from './visitors.ts'

const ROUNDS = { few: 3, many: 10 }
/**
 * A visitor's pause between two joins. Without it, the visitors take up a core, and each backup is slower than the
 * last.
 */
const PAUSE_MS = 20
const execute = promisify(execFile)

/** An SQLite file has only one server, but the founder's commands work while visitors join. */
export async function secondServer(thorough: boolean): Promise<Finding[]> {
  const rounds = thorough ? ROUNDS.many : ROUNDS.few
  const list = await createList('sqlite')
  const first = await startServerProcess(list.url)
  const joining = startJoining([first.url], 2, 'beside', PAUSE_MS)
  let [refused, worked, unmoved] = [0, 0, 0]
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-beside-'))
  for (let round = 0; round < rounds; round++) {
    const message = await startServerProcess(list.url).then(
      () => '',
      (error: Error) => error.message,
    )
    if (/ended with 1: Kerbside cannot start: another server already uses/.test(message)) refused += 1
    const waitlist = (url: string, ...words: string[]) =>
      execute(process.execPath, ['src/founder/terminal/main.js', ...words], {
        env: { ...process.env, DATABASE_URL: url, BACKUP_DIR: folder },
      })
    const done = await waitlist(list.url, 'migrate').then(
      ({ stdout }) => stdout.includes('already up to date'),
      () => false,
    )
    const read = await waitlist(list.url, 'backup').then(
      () => true,
      () => false,
    )
    const stayed = await waitlist(`sqlite:${join(folder, 'new.db')}`, 'restore', '--moving', list.url).then(
      () => false,
      (error: { stderr: string }) => error.stderr.includes('another server already uses'),
    )
    if (stayed) unmoved += 1
    if (done && read) worked += 1
  }
  await joining.stop()
  const { lost, counted } = await audit(list, joining.acknowledged)
  await first.end('SIGTERM')
  rmSync(folder, { recursive: true })
  await list.remove()
  return [
    {
      what: 'second server on one SQLite file',
      outcome: `refused ${refused} of ${rounds}`,
      ok: refused === rounds,
    },
    {
      what: 'restore --moving of a list that a server runs on',
      outcome: `refused ${unmoved} of ${rounds}`,
      ok: unmoved === rounds,
    },
    {
      what: 'command line (migrate, backup) while the server runs and visitors join',
      outcome: `worked ${worked} of ${rounds}; ${lost} of ${joining.acknowledged.length} joins lost, ${joining.refused} refused`,
      ok: worked === rounds && lost === 0 && counted && joining.refused === 0,
    },
  ]
}
