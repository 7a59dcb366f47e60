import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Finding } from './finding.ts'
import { audit, createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { startJoining } from './visitors.ts'

const ROUNDS = 10
/** Between two joins of a visitor: without it they take a core of their own, and each copy is longer than the last. */
const PAUSE_MS = 20
const execute = promisify(execFile)

/** One SQLite file has one server; the founder's commands work at the same time as visitors join. */
export async function secondServer(): Promise<Finding[]> {
  const list = await createList('sqlite')
  const first = await startServerProcess(list.url)
  const joining = startJoining([first.url], 2, 'beside', PAUSE_MS)
  let [refused, worked] = [0, 0]
  const copied = `${list.url.slice('sqlite:'.length)}.copy`
  for (let round = 0; round < ROUNDS; round++) {
    const message = await startServerProcess(list.url).then(
      () => '',
      (error: Error) => error.message,
    )
    if (/ended with 1: Kerbside cannot start: another server already uses/.test(message)) refused += 1
    const waitlist = (...words: string[]) =>
      execute(process.execPath, ['src/founder/terminal/main.js', ...words], {
        env: { ...process.env, DATABASE_URL: list.url },
      })
    const done = await waitlist('migrate').then(
      ({ stdout }) => stdout.includes('nothing to apply'),
      () => false,
    )
    // Others join meanwhile, so that only the copy's own work can be right or wrong here, not its comparison.
    const read = await waitlist('copy', '--from', list.url, '--to', `sqlite:${copied}`).then(
      () => true,
      (error: { stderr: string }) => error.stderr.includes('someone may have joined meanwhile'),
    )
    if (done && read) worked += 1
  }
  await joining.stop()
  const { lost, counted } = await audit(list, joining.acknowledged)
  await first.end('SIGTERM')
  rmSync(copied, { force: true })
  await list.remove()
  return [
    {
      what: 'second server on one SQLite file',
      outcome: `refused ${refused} of ${ROUNDS}`,
      ok: refused === ROUNDS,
    },
    {
      what: 'command line (migrate, copy) while the server runs and visitors join',
      outcome: `worked ${worked} of ${ROUNDS}; ${lost} of ${joining.acknowledged.length} joins lost, ${joining.refused} refused`,
      ok: worked === ROUNDS && lost === 0 && counted && joining.refused === 0,
    },
  ]
}
