import type { NewsPart } from '#src/content/news-parts.ts'
import { unmetWords } from '#src/content/preflight.ts'
import type { Database } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { findings, findingsHere, OUTSIDE } from '../findings.ts'

type About = { config: SiteConfig; email: string | undefined }

/** The Monday letter's list of what is missing before the site goes live. */
export const unmetOnMonday = {
  /** Before the site is live, runs only the local checks. */
  async read(database: Database, { config, email }: About) {
    const isLive = config.publicUrl.startsWith('https:')
    const found = await (isLive
      ? findings(database, config, OUTSIDE, { email })
      : findingsHere(database, config))
    return { unmet: found.filter(({ state }) => state === 'not met').map(({ what }) => what) }
  },

  first: ({ unmet }: { unmet: readonly string[] }): NewsPart[] =>
    unmet.length ? [{ ...unmetWords, list: unmet }] : [],
}
