import type { Site, SitePart } from '#src/feature.ts'

/** The page that puts a car's dates into the visitor's own calendar. */
export const reminders = {
  serve: async (site: Site): Promise<SitePart> => ({
    async routes(app) {
      const { reminderPageRoutes } = await import('./server/reminder-routes.ts')
      await reminderPageRoutes(app, site)
    },
  }),
}
