import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection may wait for answers. Browsers and proxies send the next one after an answer. */
export const MOST_WAITING = 256

/**
 * Ends a connection with more requests than that. Node reads 1,600 of them in one go, and answering them delays everybody
 * else, even if a limit refuses them all.
 */
export function endPipelines(server: Server): void {
  const counts = new WeakMap<Socket, { waiting: number }>()
  // One listener for all: a closure and a wrapper for each request would be a thirtieth of a join.
  function answered(this: ServerResponse) {
    counts.get(this.req.socket)!.waiting -= 1
  }
  const handlers = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request').on('request', (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = counts.get(socket) ?? { waiting: 0 }
    counts.set(socket, count)
    count.waiting += 1
    if (count.waiting > MOST_WAITING) return void socket.destroy()
    response.on('close', answered)
    for (const handle of handlers) handle(request, response)
  })
}
