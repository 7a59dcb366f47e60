import { startFirefox } from './firefox-driver.ts'
import { builtByPlaywright, startPlaywright } from './playwright-driver.ts'
import type { Driver, Engine } from './tab.ts'
import { startWebKit } from './webkit-driver.ts'

/** Starts the browser that a command or path names; none where it names none. */
export function startEngine(engine: Engine, executable: string): Promise<Driver> | undefined {
  if (!executable) return undefined
  if (engine === 'chromium' || executable === builtByPlaywright(engine))
    return startPlaywright(engine, executable)
  return engine === 'webkit' ? startWebKit(executable) : startFirefox(executable)
}
