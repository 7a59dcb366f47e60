import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Taken = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

/** Receives alerts and heartbeats, on the loopback interface. For tests. */
export async function startReceiver() {
  const receiver = {
    url: '',
    taken: [] as Taken[],
    /** How it answers: with 204, unless a test sets something else. */
    answer: (response: ServerResponse): void => void response.writeHead(204).end(),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    receiver.taken.push({ method, path: url, headers, body: await text(request) })
    receiver.answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return receiver
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
