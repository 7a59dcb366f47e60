import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

export type HostilePeer = {
  /** The provider's origin. */
  url: string
  /** Its behaviours, selected by `case-NAME` in a visitor's message. */
  names: readonly string[]
  /** Returns how many requests the provider received, and how many reached the host that it redirects to. */
  seen(): Promise<{ asked: number; elsewhere: number }>
  stop(): Promise<void>
}

/** Starts `hostile-peer.ts` in its own process. */
export async function startHostilePeer(): Promise<HostilePeer> {
  const peer = spawn(process.execPath, [join(import.meta.dirname, 'hostile-peer.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(peer.stdout, 'data')) as [Buffer]
  const url = line.toString().trim()
  // Always on a new connection: `fetch` may reuse one of the server under test, which the peer's tricks can end.
  const read = async (path: string) => {
    const [response] = (await once(get(url + path, { agent: false }), 'response')) as [IncomingMessage]
    return json(response)
  }
  return {
    url,
    names: (await read('/names')) as string[],
    seen: () => read('/seen') as Promise<{ asked: number; elsewhere: number }>,
    async stop() {
      peer.stdin.end()
      await once(peer, 'exit')
    },
  }
}
