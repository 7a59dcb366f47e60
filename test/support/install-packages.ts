import { spawnSync } from 'node:child_process'

/** How each system's package manager installs: its first command, and the words before the names. */
const MANAGERS = {
  'apt-get': { first: ['update', '-qq'], install: ['install', '-qq', '-y', '--no-install-recommends'] },
  dnf: { install: ['install', '-y'] },
  apk: { install: ['add'] },
  brew: { install: ['install'] },
} as const

/** A package's name by each manager that has it. */
export type PackageNames = Partial<Record<keyof typeof MANAGERS, string>>

/** Whether the manager's lists have been brought up to date by this process. */
let listed = false

/**
 * Asks the system's package manager for a program. Says what it does in one line and, where it fails, why in another.
 * False when it could not be installed.
 */
export function installPackage(names: PackageNames, say: (line: string) => void): boolean {
  return installPackages([names], say)
}

/** Asks for several programs in one go: all of them come, or false is returned. */
export function installPackages(wanted: PackageNames[], say: (line: string) => void): boolean {
  const manager = Object.keys(MANAGERS).find(name => isInstalled(name)) as keyof typeof MANAGERS | undefined
  const names = manager ? wanted.map(one => one[manager]) : []
  if (!manager || !names.length || names.includes(undefined)) return false
  say(`${names.join(', ')} not installed: asking ${manager}`)
  const how = MANAGERS[manager]
  for (const words of [...('first' in how && !listed ? [how.first] : []), [...how.install, ...names]]) {
    const [command, ...rest] = [...(asRoot(manager) ? ['sudo', '-n'] : []), manager, ...words]
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

/** Whether a command of this name can be run. */
export function isInstalled(command: string): boolean {
  return pathOf(command) !== undefined
}

/** Where a command lies; nothing where there is none of this name. */
export function pathOf(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', command], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function asRoot(manager: string): boolean {
  return process.getuid?.() !== 0 && manager !== 'brew'
}
