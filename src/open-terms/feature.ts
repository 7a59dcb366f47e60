import type { Site, SitePart } from '#src/feature.ts'
import { prepareDocument, sendFile } from '#src/http/static-files.ts'
import { openRoutes } from '#src/routes.ts'

/** The terms of the perks and the grounds of the claims, as pages. */
export const openTerms = {
  serve: async ({ page, headers }: Site): Promise<SitePart> => ({
    routes(app) {
      const pages = { [openRoutes.perks]: 'perk-terms', [openRoutes.promises]: 'promises' }
      for (const [path, name] of Object.entries(pages)) {
        let prepared: ReturnType<typeof prepareDocument> | undefined
        app.get(path, async (request, reply) => {
          prepared ??= prepareDocument(`${name}.html`, await page(name), headers)
          return sendFile(request, reply, await prepared)
        })
      }
    },
  }),
}
