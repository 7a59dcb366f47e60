import { readConfig, readEnvironment } from './config.ts'
import { loadBuiltFront } from './pages/built-front.ts'
import { failToStart, startServer } from './start.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { tellWhatIsMissing } from './tell-what-is-missing.ts'

/** Serves the built site. */
async function main() {
  const config = readConfig(readEnvironment())
  const running = await startServer(config, await loadBuiltFront('dist', config))
  stopOnSignal(running)
  // A database that cannot be reached is reported elsewhere.
  tellWhatIsMissing(running.database, config).catch(() => {})
}

main().catch(failToStart)
