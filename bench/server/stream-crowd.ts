import { connect } from 'node:net'

/**
 * A crowd of open pages in its own process: `node stream-crowd.ts PORT NUMBER`. Sends its parent `{ open }`, their
 * number, once all have the count, then `{ count, all }` for each new count: `all` is when the last of them received
 * it (epoch milliseconds).
 */
const [port, size] = process.argv.slice(2).map(Number) as [number, number]
/** Connections opened at once: a listener's queue holds about 500. */
const AT_ONCE = 200

const told = new Map<string, number>()

function hear(chunk: Buffer) {
  for (const [, count] of chunk.toString('latin1').matchAll(/data: (\d+)/g)) {
    const reached = (told.get(count!) ?? 0) + 1
    told.set(count!, reached)
    if (reached === size) process.send?.({ count: Number(count), all: Date.now() })
  }
}

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /api/waitlist/live HTTP/1.1\r\nHost: kerbside.test\r\n\r\n'),
    )
    socket.once('data', () => resolve())
    socket.on('data', hear)
    socket.on('error', reject)
  })
}

for (let opened = 0; opened < size; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - opened) }, open))
}
process.send?.({ open: size })
