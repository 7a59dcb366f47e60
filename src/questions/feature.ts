import type { Site, SitePart } from '#src/feature.ts'

/** Asks people what they want: right after joining, in one tap for each question, and on their own page. */
export const questions = {
  async serve(site: Site): Promise<SitePart> {
    const { createJoinTokens } = await import('./server/join-token.ts')
    const { createOwnQuestions, joinedRoutes, pageFor } = await import('./server/asking.ts')
    const tokens = createJoinTokens(site.database)
    return {
      follows: {
        async tells(joined) {
          const [ask, pence] = await Promise.all([tokens.token(joined), tokens.rung(joined.email_key)])
          return { ask, ...(pence !== undefined && { pence }) }
        },
        leadsTo: async (joined, form) => pageFor({ ask: await tokens.token(joined), form }),
      },
      routes: app => joinedRoutes(app, site, tokens),
      ownPart: createOwnQuestions(site.database, tokens),
    }
  },
}
