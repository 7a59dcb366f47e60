import type { AddressInfo } from 'node:net'
import { hostname, userInfo } from 'node:os'
import { createInterface } from 'node:readline'
import type { Database } from '#src/db/database.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { createPreviews } from '../../previews.ts'
import { Refusal } from '../../refusal.ts'
import { buildDesk } from './desk-app.ts'
import { readDeskFiles } from './desk-files.ts'
import { createDoor } from './door.ts'
import { openBrowser } from './open-browser.ts'
import { createCallRunner } from './run-call.ts'

/** The desk closes after this long without use, in milliseconds. */
const IDLE_MS = 30 * MINUTE_MS
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** `tunnelled`: somebody else has seen to it that the founder's machine reaches the port. */
type Options = { port: number; opens: boolean; environment: NodeJS.ProcessEnv; tunnelled?: boolean }

/** Serves the desk on the loopback interface until it is ended or left unused. Rejects if the port is taken. */
export async function runDesk(
  database: Database,
  { port, opens, environment, tunnelled }: Options,
): Promise<void> {
  // Before the timer below, so that without a build the command ends at once.
  const files = readDeskFiles('dist')
  const door = createDoor()
  const ended = Promise.withResolvers<string>()
  const closing = new AbortController()
  const previews = createPreviews()
  let changes = 0
  const changed = () => {
    changes += 1
  }
  const idle = setTimeout(
    () => ended.resolve('Nobody has used the desk for 30 minutes: it is closed.'),
    IDLE_MS,
  )
  const running = new Set<Promise<unknown>>()
  const runCall = createCallRunner({
    database,
    environment,
    previews,
    closing: closing.signal,
    changed,
    changes: () => changes,
  })
  const app = buildDesk({
    door,
    run(name, sent) {
      const call = runCall(name, sent)
      running.add(call)
      const done = () => running.delete(call)
      call.then(done, done)
      return call
    },
    previews,
    files,
    used: () => idle.refresh(),
  })
  await app.listen({ host: '127.0.0.1', port }).catch(error => {
    clearTimeout(idle)
    throw error.code === 'EADDRINUSE'
      ? new Refusal(`port ${port} is in use there: name another with --port, or none`)
      : error
  })
  const { port: own } = app.server.address() as AddressInfo
  const link = () =>
    `http://127.0.0.1:${own}/#link=${door.newToken()}${door.place() && `&at=${door.place()}`}`

  const end = () => ended.resolve('The desk is closed.')
  for (const signal of ENDINGS) process.once(signal, end)
  const first = link()
  console.log(`The desk is open as long as this runs. This link opens it once:\n\n  ${first}\n`)
  if (!tunnelled)
    console.error(
      `Is this a server elsewhere? Run this on your own machine first, then open the link there:\n\n  ${tunnelLine(own, environment)}\n`,
    )
  console.error('Enter prints a new link; Ctrl-C closes the desk.')
  const forget = opens ? openBrowser(first, environment) : () => {}

  const lines = createInterface({ input: process.stdin })
  lines.on('line', () => console.log(`  ${link()}\n`))
  try {
    console.error(await ended.promise)
  } finally {
    for (const signal of ENDINGS) process.off(signal, end)
    clearTimeout(idle)
    lines.close()
    process.stdin.destroy()
    forget()
    closing.abort()
    app.server.closeAllConnections()
    // The page can no longer show what was stopped half way.
    for (const call of await Promise.allSettled(running))
      if (call.status === 'rejected' && call.reason instanceof Refusal) console.error(call.reason.message)
    await app.close()
  }
}

/** Returns the command that tunnels the desk's port to the founder's own machine, with the address they reached this one by. */
function tunnelLine(port: number, { SSH_CONNECTION, LOGNAME }: NodeJS.ProcessEnv): string {
  const [, , seen] = SSH_CONNECTION?.split(' ') ?? []
  return `ssh -N -L ${port}:127.0.0.1:${port} ${LOGNAME ?? userInfo().username}@${seen ?? hostname()}`
}
