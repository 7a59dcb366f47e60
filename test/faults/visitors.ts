import { connect, type Socket } from 'node:net'
import { sleep } from './finding.ts'

/** Sends one join. Returns the status, or 0 if there was no answer. */
export async function join(url: string, email: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/waitlist`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, postcode: 'M1 1AE' }),
      signal: AbortSignal.timeout(60_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

type JoinStream = { acknowledged: string[]; refused: number; stop(): Promise<void> }

/** Makes visitors join one after the other, `pause` milliseconds after each answer, until stopped. */
export function startJoining(
  urls: readonly string[],
  visitors: number,
  prefix: string,
  pause = 0,
): JoinStream {
  const stream = { acknowledged: [] as string[], refused: 0, stop }
  let stopped = false
  const visit = async (visitor: number) => {
    for (let i = 0; !stopped; i++) {
      const email = `${prefix}-${visitor}-${i}@example.com`
      const status = await join(urls[i % urls.length]!, email)
      if (status === 201) stream.acknowledged.push(email)
      else stream.refused += 1
      if (status !== 201 || pause) await sleep(pause || 20)
    }
  }
  const done = Promise.all(Array.from({ length: visitors }, (_, i) => visit(i)))
  async function stop() {
    stopped = true
    await done
  }
  return stream
}

type OpenPage = { count: number | undefined; connected: boolean; connections: number; close(): void }

/** An open page: follows the live count, and reconnects after the time that the server asked for. */
export function openPage(port: number, { comesBack = true } = {}): OpenPage {
  let socket: Socket
  let retry = 2_000
  let closed = false
  let again: NodeJS.Timeout
  const page: OpenPage = { count: undefined, connected: false, connections: 0, close }

  function follow() {
    let text = ''
    socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /api/waitlist/live HTTP/1.1\r\nHost: kerbside.test\r\nAccept: text/event-stream\r\n\r\n',
      ),
    )
    socket.on('data', chunk => {
      text = (text + chunk).slice(-2_000)
      retry = Number(text.match(/retry: (\d+)/)?.[1] ?? retry)
      if (!page.connected && text.includes('\nevent: count')) {
        page.connected = true
        page.connections += 1
      }
      const counts = [...text.matchAll(/event: count\ndata: (\d+)\n\n/g)]
      if (counts.length) page.count = Number(counts.at(-1)![1])
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      page.connected = false
      if (comesBack && !closed) again = setTimeout(follow, retry)
    })
  }

  function close() {
    closed = true
    clearTimeout(again)
    socket.destroy()
  }

  follow()
  return page
}
