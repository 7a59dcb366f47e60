import { command } from '#src/content/founder-command.ts'
import type { Database } from '#src/db/database.ts'
import type { Site, SiteConfig, SitePart } from '#src/feature.ts'

export const preflight = {
  async serve({ database, reads }: Site): Promise<SitePart> {
    const { seenAddressRoute } = await import('./seen-address.ts')
    return { routes: app => seenAddressRoute(app, { database, reads }) }
  },

  /** Logs what is missing before the site goes live, from the checks that need nothing outside this machine. */
  async tell(database: Database, config: SiteConfig): Promise<void> {
    const { findingsHere } = await import('./findings.ts')
    const missing = (await findingsHere(database, config)).filter(({ state }) => state === 'not met')
    if (missing.length)
      console.warn(
        [
          `Not ready to go live: ${missing.length} not met. What to do: ${command('preflight')}`,
          ...missing.map(({ what }) => `  ✗ ${what}`),
        ].join('\n'),
      )
  },
}
