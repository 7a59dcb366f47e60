import { installPackages, type PackageNames } from '#test/support/install-packages.ts'
import { hasPostgres, POSTGRES_PACKAGE } from '#test/support/postgres/find-postgres.ts'
import { hasShell, SHELL } from './find-chromium.ts'
import { ENGINE_PACKAGES, installedEngine } from './find-engine.ts'
import { missingProxies, stopProxies } from './find-proxies.ts'

/**
 * Asks Debian's package manager for all that the tests lack, in one go while the first checks run. What does not come
 * this way is looked for again, in every other way, when it is needed.
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
  // One name that is not known keeps all others back.
  if (!installPackages(missing, console.log)) for (const one of missing) installPackages([one], console.log)
  stopProxies(proxies)
}
