import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { deskOverSshRefusals as refusals } from '#src/content/doors.ts'
import { ENDINGS } from '../../on-ending.ts'
import { Refusal } from '../../refusal.ts'
import { openBrowser } from './open-browser.ts'

/** The exit code of ssh if it cannot connect, or has lost the connection. */
const NO_CONNECTION = 255
/** The exit code of a shell that does not know a command. */
const NO_COMMAND = 127

type Options = { port: number; opens: boolean; environment: NodeJS.ProcessEnv }

/**
 * Runs the desk on a server, with its port tunnelled to this machine, until either end stops it. The desk's terminal
 * on the server is connected to the founder's, so Enter and Ctrl-C reach it; if the connection ends, that terminal
 * closes, which ends the desk.
 */
export async function runDeskOverSsh(server: string, { port, opens, environment }: Options): Promise<void> {
  // The desk answers only to its own port, so the tunnel has the same port at both ends.
  const own = port || (await freePort())
  const desk = `kerbside desk --no-open --tunnelled --port ${own}`
  const words = [
    // Asks for a terminal there even if there is none here: without one, the desk would outlive the connection.
    '-tt',
    // Not over a shared connection, which would keep the tunnel open.
    ...['-S', 'none'],
    ...['-o', 'ExitOnForwardFailure=yes', '-o', 'ServerAliveInterval=15'],
    ...['-L', `127.0.0.1:${own}:127.0.0.1:${own}`],
    // The list belongs to the service's user, and only root can become that user.
    ...['--', server, `sh -c 'if [ "$(id -u)" = 0 ]; then exec ${desk}; fi; exec sudo ${desk}'`],
  ]
  const ssh = spawn('ssh', words, { stdio: ['inherit', 'pipe', 'inherit'], env: environment })
  let stopped = false
  let forget: (() => void) | undefined
  let said = ''
  const end = () => {
    stopped = true
    ssh.kill()
  }
  // `on`, not `once`: a second signal must not end this command before ssh.
  for (const signal of ENDINGS) process.on(signal, end)
  ssh.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text)
    if (!opens || forget) return
    said += text
    const [link] = new RegExp(`http://127\\.0\\.0\\.1:${own}/#link=[\\w-]+(?=\\s)`).exec(said) ?? []
    if (link) forget = openBrowser(link, environment)
  })
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      ssh.once('error', reject).once('close', resolve)
    }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Refusal(refusals.noSsh(server)) : error
    })
    if (stopped || code === 0) return
    if (code === NO_CONNECTION) throw new Refusal(refusals.noConnection(server))
    if (code === NO_COMMAND) throw new Refusal(refusals.noCommand(server))
    throw new Refusal(refusals.ended(server))
  } finally {
    for (const signal of ENDINGS) process.off(signal, end)
    forget?.()
  }
}

/** Returns a port that is free on this machine, and so probably on the server too. */
async function freePort(): Promise<number> {
  const held = createServer()
  await new Promise<void>(resolve => held.listen(0, '127.0.0.1', resolve))
  const { port } = held.address() as AddressInfo
  await new Promise(resolve => held.close(resolve))
  return port
}
