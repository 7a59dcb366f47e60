import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection may wait for answers. Browsers and proxies send the next one after an answer. */
export const MOST_WAITING = 256

/**
 * Ends a connection with more requests than that. Node reads 1,600 of them in one go, and answering them delays everybody
 * else, even if a limit refuses them all.
 */
export function endPipelines(server: Server): void {
  const waiting = new WeakMap<Socket, number>()
  const handlers = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request').on('request', (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const requests = (waiting.get(socket) ?? 0) + 1
    if (requests > MOST_WAITING) return void socket.destroy()
    waiting.set(socket, requests)
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    for (const handle of handlers) handle(request, response)
  })
}
