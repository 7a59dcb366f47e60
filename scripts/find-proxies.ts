import { spawnSync } from 'node:child_process'
import { installPackage, isInstalled, type PackageNames } from '#test/support/install-packages.ts'

/** The proxies whose example configurations in `deploy/` are tested. */
const PROXIES = ['nginx', 'caddy']

/** Installs missing proxies with the system's package manager. Journeys skip any that it cannot install. */
export function findProxies(say: (line: string) => void): void {
  for (const names of missingProxies()) if (installPackage(names, say)) stopProxies([names['apt-get']!])
}

/** Returns the packages of the proxies that are not installed. */
export function missingProxies(): PackageNames[] {
  return PROXIES.filter(name => !isInstalled(name)).map(name => ({
    'apt-get': name,
    dnf: name,
    apk: name,
    brew: name,
  }))
}

/** Stops proxies that the system started on port 80 when they were installed: the journeys start theirs. */
export function stopProxies(installed: string[]): void {
  if (process.platform === 'linux' && installed.length)
    spawnSync('systemctl', ['disable', '--now', ...installed])
}
