import { spawnSync } from 'node:child_process'
import { installPackage, isInstalled } from '#src/testing/install-packages.ts'

/** The proxies whose examples in `deploy/` the journeys go through. */
const PROXIES = ['nginx', 'caddy']

/** Asks the system's package manager for the proxies that are missing. Journeys through one that cannot be had are skipped. */
export function findProxies(say: (line: string) => void): void {
  for (const name of PROXIES.filter(name => !isInstalled(name))) {
    if (!installPackage({ 'apt-get': name, dnf: name, apk: name, brew: name }, say)) continue
    // Some systems start what they install, on port 80: the journeys start their own.
    if (process.platform === 'linux') spawnSync('systemctl', ['disable', '--now', name])
  }
}
