import { FEATURES } from '#src/features.ts'
import { readConfig, readEnvironment } from './config.ts'
import { loadBuiltFront } from './pages/built-front.ts'
import { failToStart, startServer } from './start.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Serves the built site. */
async function main() {
  const config = readConfig(readEnvironment())
  const running = await startServer(config, await loadBuiltFront('dist', config))
  stopOnSignal(running)
  // An unreachable database is reported elsewhere.
  for (const { tell } of FEATURES) tell?.(running.database, config).catch(() => {})
}

main().catch(failToStart)
