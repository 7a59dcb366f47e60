import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Serve } from './serve.ts'
import type { Asked, Done } from './site-host-process.ts'

/**
 * Serves sites from one process, each with its own server, database and limits. So a journey that needs no process
 * to itself is spared starting one, which would be a third of its work.
 */
export function openSiteHost(): { serve: Serve; close(): void } {
  let host: ChildProcess | undefined
  let last = 0
  const waiting = new Map<number, (fault: string | undefined) => void>()

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'site-host-process.ts'), {
      execArgv: [],
      env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/kerbside' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', ({ id, fault }: Done) => {
      waiting.get(id)?.(fault)
      waiting.delete(id)
    })
    started.on('exit', () => {
      for (const tell of waiting.values()) tell('the process of the servers has ended')
      waiting.clear()
    })
    return started
  }

  function ask(what: Omit<Asked, 'id'>): Promise<void> {
    host ??= start()
    const id = ++last
    return new Promise((resolve, reject) => {
      waiting.set(id, fault => (fault === undefined ? resolve() : reject(new Error(fault))))
      host!.send({ ...what, id })
    })
  }

  return {
    async serve(environment) {
      const port = environment.PORT!
      await ask({ port, environment })
      return () => ask({ port })
    },
    close: () => host?.kill(),
  }
}
