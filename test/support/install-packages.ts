import { spawnSync } from 'node:child_process'

/** How each package manager installs: what must run first, if anything, and the arguments before the names. */
const MANAGERS = {
  'apt-get': { first: ['update', '-qq'], install: ['install', '-qq', '-y', '--no-install-recommends'] },
  dnf: { install: ['install', '-y'] },
  apk: { install: ['add'] },
  brew: { install: ['install'] },
} as const

/** A package's name in each manager that has it. */
export type PackageNames = Partial<Record<keyof typeof MANAGERS, string>>

/** Whether this process has updated the manager's lists. */
let listed = false

/**
 * Installs a program with the system's package manager. Prints what it does and, if it fails, why.
 * Returns false if it could not be installed.
 */
export function installPackage(names: PackageNames, say: (line: string) => void): boolean {
  return installPackages([names], say)
}

/** Installs several programs at once. Returns whether all were installed. */
export function installPackages(wanted: PackageNames[], say: (line: string) => void): boolean {
  const manager = Object.keys(MANAGERS).find(name => isInstalled(name)) as keyof typeof MANAGERS | undefined
  const names = manager ? wanted.map(one => one[manager]) : []
  if (!manager || !names.length || names.includes(undefined)) return false
  say(`${names.join(', ')} not installed: asking ${manager}`)
  const how = MANAGERS[manager]
  if (!canInstall(manager)) {
    say(`There is no sudo. As root: ${[manager, ...how.install, ...names].join(' ')}`)
    return false
  }
  for (const words of [...('first' in how && !listed ? [how.first] : []), [...how.install, ...names]]) {
    const [command, ...rest] = [...(needsSudo(manager) ? ['sudo', '-n'] : []), manager, ...words]
    const { status, stderr, error } = spawnSync(command!, rest as string[], {
      encoding: 'utf8',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status === 0) {
      listed = true
      continue
    }
    say(`${manager} ${words[0]} failed: ${error?.message ?? stderr.trim().split('\n').at(-1)}`)
    return false
  }
  return true
}

/** Returns whether a command of this name can be run. */
export function isInstalled(command: string): boolean {
  return pathOf(command) !== undefined
}

/** Returns the path of a command; undefined if there is none of this name. */
export function pathOf(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', command], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Returns whether this user may run a package manager, or has sudo for it. */
export const canInstall = (manager: string) => !needsSudo(manager) || isInstalled('sudo')

function needsSudo(manager: string): boolean {
  return process.getuid?.() !== 0 && manager !== 'brew'
}
