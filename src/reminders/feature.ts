import type { Site, SitePart } from '#src/feature.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'

/** Reminders of a car's dates: in the visitor's own calendar, or by email to people on the list who typed theirs. */
export const reminders = {
  async serve(site: Site): Promise<SitePart> {
    const { reminderPageRoutes } = await import('./server/reminder-routes.ts')
    return {
      routes: app => reminderPageRoutes(app, site),
      ...(site.config.mail && (await emails(site))),
    }
  },
}

/** What email adds, if it is on: dates on people's own pages, and the emails about them. */
async function emails(site: Site): Promise<SitePart> {
  const { createDateMail } = await import('./server/emails/date-mail.ts')
  const { dateRoutes } = await import('./server/emails/date-routes.ts')
  const { drawDates } = await import('./server/emails/dates-section.ts')
  const { createLinks } = await import('#src/waitlist/server/confirm/mail-links.ts')
  return {
    ownPart: {
      draw: (member, token) => drawDates(site.database, member, token),
      routes: (app, parts) => dateRoutes(app, parts, site),
    },
    toMembers: {
      [MAIL_KINDS.date]: createDateMail(site.database, createLinks(site.database, site.config.publicUrl)),
    },
  }
}
