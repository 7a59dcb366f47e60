import type { Site, SitePart } from '#src/feature.ts'

export const letters = {
  /** Letters take a tenth of the start time, so they are loaded only if mail is on. */
  async serve(site: Site): Promise<SitePart | undefined> {
    const { mail } = site.config
    if (!mail) return undefined
    const { serveLetters } = await import('./serve-letters.ts')
    return serveLetters(site, mail)
  },
}
