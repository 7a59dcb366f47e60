import { startFirefox } from './firefox-driver.ts'
import { builtByPlaywright, startPlaywright } from './playwright-driver.ts'
import type { Driver, Engine, Look } from './tab.ts'
import { startWebKit } from './webkit-driver.ts'

/** Starts the browser that a command or path names; undefined if it names none. */
export function startEngine(engine: Engine, executable: string, look?: Look): Promise<Driver> | undefined {
  if (!executable) return undefined
  if (engine === 'chromium' || executable === builtByPlaywright(engine))
    return startPlaywright(engine, executable, look)
  return engine === 'webkit' ? startWebKit(executable, look) : startFirefox(executable, look)
}
