import type { Database } from '#src/db/database.ts'
import type { Site, SiteConfig, SitePart } from '#src/feature.ts'

export const preflight = {
  async serve({ database, reads }: Site): Promise<SitePart> {
    const { seenAddressRoute } = await import('./seen-address.ts')
    return { routes: app => seenAddressRoute(app, { database, reads }) }
  },

  /** Says what is missing before the site goes live, as far as that can be checked without asking anything outside. */
  async tell(database: Database, config: SiteConfig): Promise<void> {
    const { findingsHere } = await import('./findings-here.ts')
    const { publicUrl, operatorName: name, operatorContact: contact } = config
    const found = await findingsHere({ database, publicUrl, operator: { name, contact }, config })
    const missing = found.filter(({ state }) => state === 'not met')
    if (missing.length)
      console.warn(
        [
          `Not ready to go live: ${missing.length} not met. What to do: npm run waitlist -- preflight`,
          ...missing.map(({ what }) => `  ✗ ${what}`),
        ].join('\n'),
      )
  },
}
