import { FEATURES } from '#src/features.ts'
import { readConfig, readEnvironment } from './config.ts'
import { mistypedSettings } from './mistyped-settings.ts'
import { loadBuiltFront } from './pages/built-front.ts'
import { failToStart, startServer } from './start.ts'
import { stopOnSignal } from './stop-on-signal.ts'

async function main() {
  const environment = readEnvironment()
  const config = readConfig(environment)
  for (const line of mistypedSettings(environment)) console.warn(line)
  const running = await startServer(config, await loadBuiltFront('dist', config))
  stopOnSignal(running)
  // By default, Node would end the server, and every join under way, because one piece of work has a defect.
  process.on('unhandledRejection', err =>
    running.app.log.error({ err }, 'a failure that nothing waited for: a defect'),
  )
  // An unreachable database is reported elsewhere.
  for (const { tell } of FEATURES) tell?.(running.database, config).catch(() => {})
}

main().catch(failToStart)
