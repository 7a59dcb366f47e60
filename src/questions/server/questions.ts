import type { Site, SitePart } from '#src/feature.ts'
import { createJoinTokens } from './join-token.ts'
import { joinedRoutes, pageFor } from './joined-routes.ts'
import { createOwnQuestions } from './own-questions.ts'

/** The questions' part of the site: with each join, on the success page without script, and on people's own page. */
export function createQuestions(site: Site): SitePart {
  const tokens = createJoinTokens(site.database)
  return {
    follows: {
      async tells(joined) {
        const [ask, pence] = await Promise.all([tokens.token(joined), tokens.rung(joined.email_key)])
        return { ask, ...(pence !== undefined && { pence }) }
      },
      leadsTo: async (joined, form) => pageFor(await tokens.token(joined), form),
    },
    routes: app => joinedRoutes(app, site, tokens),
    ownPart: createOwnQuestions(site.database, tokens),
  }
}
