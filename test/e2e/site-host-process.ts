import './light-brotli.ts'
import { createEngineThread } from '#src/maeve/server/question/engine-thread.ts'
import { readConfig } from '#src/server/config.ts'
import { loadBuiltFront } from '#src/server/pages/built-front.ts'
import { startServer } from '#src/server/start.ts'
import { endServer, type Running } from '#src/server/stop-on-signal.ts'

/** A request from `site-host.ts`: to start a server on a port or, without `environment`, to end it. */
export type Asked = { id: number; port: string; environment?: NodeJS.ProcessEnv }
export type Done = { id: number; fault?: string }

/** One engine for all servers, as its index takes 0.8 s of processor time. It ends with this process. */
const engine = { ...createEngineThread(), close: async () => {} }
const servers = new Map<string, Running>()

process.on('message', async ({ id, port, environment }: Asked) => {
  try {
    if (environment) {
      const config = readConfig(environment)
      servers.set(port, await startServer(config, await loadBuiltFront('dist', config), engine))
    } else {
      const running = servers.get(port)
      servers.delete(port)
      if (running) await endServer(running)
    }
    process.send!({ id } satisfies Done)
  } catch (error) {
    process.send!({ id, fault: String(error) } satisfies Done)
  }
})
process.on('disconnect', () => process.exit())
