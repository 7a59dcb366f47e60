import { spawnSync } from 'node:child_process'
import { installPackage, isInstalled, type PackageNames } from '#test/support/install-packages.ts'

/** The proxies whose examples in `deploy/` the journeys go through. */
const PROXIES = ['nginx', 'caddy']

/** Asks the system's package manager for the proxies that are missing. Journeys through one that cannot be had are skipped. */
export function findProxies(say: (line: string) => void): void {
  for (const names of missingProxies()) if (installPackage(names, say)) stopProxies([names['apt-get']!])
}

/** The packages of those that are not installed. */
export function missingProxies(): PackageNames[] {
  return PROXIES.filter(name => !isInstalled(name)).map(name => ({
    'apt-get': name,
    dnf: name,
    apk: name,
    brew: name,
  }))
}

/** Some systems start what they install, on port 80: the journeys start their own. */
export function stopProxies(installed: string[]): void {
  if (process.platform === 'linux' && installed.length)
    spawnSync('systemctl', ['disable', '--now', ...installed])
}
