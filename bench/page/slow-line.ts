import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SlowLine = {
  /** `https://localhost:PORT`, the site behind the line. */
  origin: string
  close(): Promise<void>
}

/** Bytes in a piece, about as many as in a packet. Each piece arrives whole. */
const PIECE = 1_400

/**
 * A line of a given speed to a site on this machine, for browsers that cannot simulate one. All connections share it.
 * `latency`: of a round trip, in milliseconds; opening a connection takes one round trip.
 */
export async function openSlowLine(
  to: string,
  { bitsPerSecond, latency }: { bitsPerSecond: number; latency: number },
): Promise<SlowLine> {
  const port = Number(new URL(to).port)
  const sockets = new Set<Socket>()
  /** When each direction will have sent everything it was given. */
  const free = { up: 0, down: 0 }

  function carry(from: Socket, onto: Socket, direction: keyof typeof free) {
    from.on('data', bytes => {
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE)
        const start = Math.max(performance.now(), free[direction])
        free[direction] = start + (piece.length * 8_000) / bitsPerSecond
        setTimeout(
          () => onto.writable && onto.write(piece),
          free[direction] + latency / 2 - performance.now(),
        )
      }
    })
    from.on('error', () => {})
    from.on('close', () => onto.destroy())
    sockets.add(from)
  }

  const server = createServer(browser => {
    const site = connect(port, '127.0.0.1')
    browser.pause()
    setTimeout(() => browser.resume(), latency)
    carry(browser, site, 'up')
    carry(site, browser, 'down')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
