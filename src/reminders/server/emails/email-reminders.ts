import type { Site, SitePart } from '#src/feature.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { createDateMail } from './date-mail.ts'
import { dateRoutes, drawDates } from './date-routes.ts'

/** Where email is on: dates on people's own page, and the emails about them. */
export const emailReminders = (site: Site): SitePart => ({
  ownPart: {
    draw: (member, token) => drawDates(site.database, member, token),
    routes: (app, parts) => dateRoutes(app, parts, site),
  },
  toMembers: {
    [MAIL_KINDS.date]: createDateMail(site.database, createLinks(site.database, site.config.publicUrl)),
  },
})
