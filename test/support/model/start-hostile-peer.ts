import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type HostilePeer = {
  /** The provider's origin. */
  url: string
  /** Its behaviours, selected by `case-NAME` in a visitor's message. */
  names: readonly string[]
  /** Returns how many requests the provider received, and how many the host that it redirects to. */
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
  const read = async (path: string) => (await fetch(url + path)).json()
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
