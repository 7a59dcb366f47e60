import { loadBuiltFront } from './built-front.ts'
import { readConfig, readEnvironment } from './config.ts'
import { failToStart, startServer } from './start.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Serves the built site. */
async function main() {
  const config = readConfig(readEnvironment())
  stopOnSignal(await startServer(config, await loadBuiltFront('dist', config)))
}

main().catch(failToStart)
