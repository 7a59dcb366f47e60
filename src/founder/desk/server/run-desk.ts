import type { AddressInfo } from 'node:net'
import { hostname, userInfo } from 'node:os'
import { createInterface } from 'node:readline'
import { deskLines as lines } from '#src/content/doors.ts'
import type { Database } from '#src/db/database.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { createKeeper } from '../../action.ts'
import { onEnding } from '../../on-ending.ts'
import { createPreviews } from '../../previews.ts'
import { Refusal } from '../../refusal.ts'
import { buildDesk } from './desk-app.ts'
import { readDeskFiles } from './desk-files.ts'
import { createDoor } from './door.ts'
import { openBrowser } from './open-browser.ts'
import { createCallRunner } from './run-call.ts'

/** The desk closes after this long without use, in milliseconds. */
const IDLE_MS = 30 * MINUTE_MS

/** `tunnelled`: set if the founder's machine already reaches the port through a tunnel. */
type Options = { port: number; opens: boolean; environment: NodeJS.ProcessEnv; tunnelled?: boolean }

/** Serves the desk on the loopback interface until it is ended or left unused. Rejects if the port is taken. */
export async function runDesk(
  database: Database,
  { port, opens, environment, tunnelled }: Options,
): Promise<void> {
  // Read before the timer below starts, so that without a build the command ends at once.
  const files = readDeskFiles('dist')
  const door = createDoor()
  const ended = Promise.withResolvers<string>()
  const closing = new AbortController()
  const kept = createKeeper()
  const leave = () => ended.resolve(lines.unused)
  const idle = setTimeout(leave, IDLE_MS)
  const running = new Set<Promise<unknown>>()
  const runCall = createCallRunner({ database, environment, kept, closing: closing.signal })
  const app = buildDesk({
    door,
    run(...given) {
      const call = runCall(...given)
      running.add(call)
      const done = () => running.delete(call)
      call.then(done, done)
      return call
    },
    previews: kept(createPreviews),
    files,
    used: () => idle.refresh(),
  })
  await app.listen({ host: '127.0.0.1', port }).catch(error => {
    clearTimeout(idle)
    if (error.code !== 'EADDRINUSE') throw error
    throw new Refusal(tunnelled ? lines.tunnelInUse(port) : lines.portInUse(port))
  })
  const { port: own } = app.server.address() as AddressInfo
  const link = () =>
    `http://127.0.0.1:${own}/#link=${door.newToken()}${door.place() && `&at=${encodeURIComponent(door.place())}`}`

  const forgetEnding = onEnding(() => ended.resolve(lines.closed))
  const first = link()
  console.log(lines.open(first))
  if (!tunnelled) console.error(lines.elsewhere(tunnelLine(own, environment)))
  console.error(lines.keys)
  const forget = opens ? openBrowser(first, environment) : () => {}

  const typed = createInterface({ input: process.stdin })
  typed.on('line', () => console.log(`  ${link()}\n`))
  try {
    console.error(await ended.promise)
  } finally {
    forgetEnding()
    clearTimeout(idle)
    typed.close()
    process.stdin.destroy()
    forget()
    closing.abort()
    app.server.closeAllConnections()
    // The page can no longer show what was stopped halfway, so the terminal does.
    for (const call of await Promise.allSettled(running))
      if (call.status === 'rejected' && call.reason instanceof Refusal) console.error(call.reason.message)
    await app.close()
  }
}

/**
 * Returns the command that tunnels the desk's port to the founder's own machine, with the address by which
 * they reached this one.
 */
function tunnelLine(port: number, { SSH_CONNECTION, LOGNAME }: NodeJS.ProcessEnv): string {
  const [, , seen] = SSH_CONNECTION?.split(' ') ?? []
  return `ssh -N -L ${port}:127.0.0.1:${port} ${LOGNAME ?? userInfo().username}@${seen ?? hostname()}`
}
