import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage, type PackageNames, pathOf } from '#test/support/install-packages.ts'

/** The headless build of Chromium, in which the journeys take only two thirds of the time. */
export const SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium to test with, prints its path and returns it: the one in CHROMIUM_PATH, an installed one, one
 * downloaded by Playwright, or one from the system's package manager. Prefers the headless build if `shell` is true.
 * Throws if there is none.
 */
export function findChromium(say: (line: string) => void = console.log, { shell = false } = {}): string {
  const commands = shell ? [SHELL, ...COMMANDS] : COMMANDS
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
  if (named) return tell(named, 'named by CHROMIUM_PATH')
  const found = installed(commands)
  if (found) return tell(found, 'already installed')

  say('No Chromium is installed: fetching Playwright’s')
  const fetched = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  if (fetched.status === 0 && existsSync(chromium.executablePath()))
    return tell(chromium.executablePath(), 'fetched by Playwright')

  say('Playwright could not fetch one: asking the system’s package manager')
  const packages: PackageNames[] = [
    ...(shell ? [{ 'apt-get': SHELL }] : []),
    { 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium' },
  ]
  if (packages.some(names => installPackage(names, say))) {
    const fromSystem = installed(commands)
    if (fromSystem) return tell(fromSystem, 'installed by the system’s package manager')
  }
  throw new Error('no Chromium can be had: install the package chromium, or set CHROMIUM_PATH to one')

  function tell(path: string, how: string) {
    say(`Chromium: ${path} (${how})`)
    return path
  }
}

/** Returns whether the headless build is installed, or CHROMIUM_PATH names another Chromium. */
export function hasShell(): boolean {
  return !!process.env.CHROMIUM_PATH || pathOf(SHELL) !== undefined
}

function installed(commands: string[]): string | undefined {
  for (const command of commands) {
    const path = pathOf(command)
    if (path) return path
  }
  return [...APPLICATIONS, chromium.executablePath()].find(path => existsSync(path))
}
