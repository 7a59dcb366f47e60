import { loadBuiltFront } from './built-front.ts'
import { readConfig } from './config.ts'
import { failToStart, startServer } from './start.ts'

/** Serves the built site. */
async function main() {
  const config = readConfig(process.env)
  await startServer(config, await loadBuiltFront('dist', config))
}

main().catch(failToStart)
