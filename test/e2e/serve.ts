import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a server with these variables; returns a function that stops it as a deployment does. */
export type Serve = (environment: NodeJS.ProcessEnv) => Promise<() => Promise<void>>

/** Returns a function that starts the server of a built checkout as a deployment does. */
export const serveIn =
  (folder: string): Serve =>
  async environment => {
    const server = spawn(process.execPath, ['src/server/main.js'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const died = once(server, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it listened`)
    })
    await Promise.race([once(server.stdout, 'data'), died])
    died.catch(() => {})
    return async () => {
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  }
