import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy between a server and its database: forwards everything, refuses connections, or silently holds everything back. */
type DatabaseProxy = {
  /** The URL of the database through the proxy. */
  url: string
  open(): void
  refuse(): void
  hold(): void
  /** Holds everything back once this many bytes have passed, in both directions together; then resolves. */
  holdAfter(bytes: number): Promise<void>
  close(): Promise<void>
}

/** Opens a proxy in front of a PostgreSQL database. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const behind = new URL(databaseUrl)
  let state: 'open' | 'refused' | 'held' = 'open'
  let [passed, most] = [0, Number.POSITIVE_INFINITY]
  const held = Promise.withResolvers<void>()
  const pairs = new Set<[Socket, Socket]>()
  const drop = ([near, far]: [Socket, Socket]) => {
    near.destroy()
    far.destroy()
  }

  const hold = () => {
    state = 'held'
    for (const socket of [...pairs].flat()) socket.pause()
  }

  const server = createServer(near => {
    if (state === 'refused') return void near.destroy()
    const far = connect(Number(behind.port || 5432), behind.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', chunk => {
        to.write(chunk)
        passed += chunk.length
        if (passed < most) return
        hold()
        held.resolve()
      })
      from.on('error', () => {})
      from.on('close', () => {
        pairs.delete(pair)
        drop(pair)
      })
      if (state === 'held') from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const through = new URL(databaseUrl)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    open() {
      state = 'open'
      for (const socket of [...pairs].flat()) socket.resume()
    },
    refuse() {
      state = 'refused'
      for (const pair of pairs) drop(pair)
    },
    hold,
    holdAfter(bytes) {
      most = bytes
      return held.promise
    },
    async close() {
      for (const pair of pairs) drop(pair)
      server.close()
      await once(server, 'close')
    },
  }
}
