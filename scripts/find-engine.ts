import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { installPackages, isInstalled, pathOf } from '#test/support/install-packages.ts'

export type OtherEngine = 'webkit' | 'firefox'

/** Debian's packages: WebKitGTK with its driver, a virtual screen, and a font as wide as a phone's; and Firefox. */
export const ENGINE_PACKAGES = {
  webkit: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'fonts-liberation'],
  firefox: ['firefox-esr'],
}
const NAMES = { webkit: 'WebKit', firefox: 'Firefox' }
const PLAYWRIGHTS = { webkit, firefox }

/** Returns the command of an installed browser, or the path of Playwright's build; undefined if there is none. */
export function installedEngine(engine: OtherEngine): string | undefined {
  const named = process.env[`${engine.toUpperCase()}_PATH`]
  if (named !== undefined) return named
  return fromSystem(engine) ?? [PLAYWRIGHTS[engine].executablePath()].find(path => existsSync(path))
}

/**
 * Returns the installed browser, or else installs one with Playwright or the system's package manager. Prints its
 * path, or that there is none: its journeys are then skipped.
 */
export function findEngine(engine: OtherEngine, say: (line: string) => void): string | undefined {
  const found =
    installedEngine(engine) ??
    fetched(engine) ??
    (installPackages(
      ENGINE_PACKAGES[engine].map(name => ({ 'apt-get': name })),
      say,
    )
      ? fromSystem(engine)
      : undefined)
  say(found ? `${NAMES[engine]}: ${found}` : `${NAMES[engine]}: none can be had, its journeys are skipped`)
  return found
}

function fromSystem(engine: OtherEngine): string | undefined {
  if (engine === 'firefox') return pathOf('firefox-esr')
  const parts = [
    ...globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib'),
    ...globSync('/usr/lib/python3/dist-packages/gi/__init__.py'),
    ...globSync('/usr/share/fonts/truetype/liberation*/LiberationSans-Regular.ttf'),
  ]
  const whole = parts.length === 3 && isInstalled('WebKitWebDriver') && isInstalled('Xvfb')
  return whole ? 'WebKitWebDriver' : undefined
}

/** Downloads Playwright's build, and returns its path if it starts: it may lack system libraries. */
function fetched(engine: OtherEngine): string | undefined {
  const playwright = (...words: string[]) =>
    spawnSync('npx', ['playwright', ...words], { stdio: 'ignore', timeout: 300_000 }).status === 0
  const path = PLAYWRIGHTS[engine].executablePath()
  const starts = () => playwright('screenshot', '--browser', engine, 'about:blank', 'test-results/blank.png')
  return playwright('install', engine) && existsSync(path) && starts() ? path : undefined
}
