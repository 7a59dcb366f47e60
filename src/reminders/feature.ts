import type { Site, SitePart } from '#src/feature.ts'

/** Reminders of a car's dates: in the visitor's own calendar, or as emails to people on the list who gave theirs. */
export const reminders = {
  serve: async (site: Site): Promise<SitePart> => ({
    async routes(app) {
      const { reminderPageRoutes } = await import('./server/reminder-routes.ts')
      await reminderPageRoutes(app, site)
    },
    ...(site.config.mail && (await import('./server/emails/email-reminders.ts')).emailReminders(site)),
  }),
}
