import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { Transform } from 'node:stream'

export type ModelPeer = {
  /** The provider's origin, through the relay. */
  url: string
  /** Returns how many requests have reached the provider so far. */
  calls(): Promise<number>
  /** Returns the requests to the provider, as text. */
  journal(): Promise<string>
  /** Returns the request of each connection that we closed before the provider did. */
  closedEarly(): readonly string[]
  /** Sets what to call when the provider sends something. `at`: milliseconds since this process started. */
  onWords(listener: (at: number, bytes: Buffer) => void): void
  /** Holds back what the provider sends from now on. Returns a function that releases it. */
  hold(): () => void
  /** Holds back the end of every connection from now on. Returns a function that releases it. */
  holdEnds(): () => void
  stop(): Promise<void>
}

/**
 * Starts `model-peer.ts` in its own process, behind a relay that sees when either side sends or hangs up.
 * `key`: the only key that it accepts; if empty, any.
 */
export async function startModelPeer(key = ''): Promise<ModelPeer> {
  const peer = spawn(process.execPath, [join(import.meta.dirname, 'model-peer.ts'), key], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(peer.stdout, 'data')) as [Buffer]
  const origin = line.toString().trim()

  const early: string[] = []
  let listener = (_at: number, _bytes: Buffer) => {}
  let held = Promise.resolve()
  let ends = Promise.resolve()
  const relay = createServer(ours => {
    const theirs = connect(Number(new URL(origin).port), '127.0.0.1')
    let over = false
    let asked = ''
    theirs.on('end', () => {
      over = true
    })
    theirs.on('data', bytes => listener(performance.now(), bytes))
    ours.on('data', bytes => {
      asked += bytes
    })
    ours.on('close', () => {
      if (!over) early.push(asked)
      theirs.destroy()
    })
    const gate = new Transform({
      transform: (bytes, _, next) => void held.then(() => next(null, bytes)),
    })
    theirs.on('close', () => void ends.then(() => gate.end()))
    for (const socket of [ours, theirs]) socket.setNoDelay(true).on('error', () => {})
    // We end the gate ourselves, above: a pipe would end it at once, or never if the connection broke.
    ours.pipe(theirs).pipe(gate, { end: false }).pipe(ours)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const { port } = relay.address() as { port: number }
  // The provider closes idle connections after five seconds: a slow machine might reuse one that is closing.
  const headers = { authorization: `Bearer ${key}`, connection: 'close' }
  const journal = async () => (await fetch(`${origin}/__aimock/journal`, { headers })).text()

  return {
    url: `http://127.0.0.1:${port}`,
    calls: async () => (JSON.parse(await journal()) as unknown[]).length,
    journal,
    closedEarly: () => early,
    onWords(next) {
      listener = next
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    holdEnds() {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends = promise
      return resolve
    },
    async stop() {
      relay.close()
      peer.stdin.end()
      await once(peer, 'exit')
    },
  }
}
