import { canInstall, installPackages, type PackageNames } from '#test/support/install-packages.ts'
import { hasPostgres, POSTGRES_PACKAGE } from '#test/support/postgres/find-postgres.ts'
import { hasShell, SHELL } from './find-chromium.ts'
import { ENGINE_PACKAGES, installedEngine } from './find-engine.ts'
import { missingProxies, stopProxies } from './find-proxies.ts'

/**
 * Installs everything that the tests need and the machine lacks, with Debian's package manager, while the first
 * checks run. What it cannot install is looked for elsewhere when it is needed.
 */
const engines = (['webkit', 'firefox'] as const).filter(engine => installedEngine(engine) === undefined)
const proxies = missingProxies().map(names => names['apt-get']!)
const missing: PackageNames[] = [
  ...(hasShell() ? [] : [{ 'apt-get': SHELL }]),
  ...engines.flatMap(engine => ENGINE_PACKAGES[engine].map(name => ({ 'apt-get': name }))),
  ...((await hasPostgres()) ? [] : [{ 'apt-get': POSTGRES_PACKAGE['apt-get']! }]),
  ...proxies.map(name => ({ 'apt-get': name })),
]
if (missing.length) {
  // A single unknown name fails the whole call, so each package is then tried alone.
  if (!installPackages(missing, console.log) && canInstall('apt-get'))
    for (const one of missing) installPackages([one], console.log)
  stopProxies(proxies)
}
