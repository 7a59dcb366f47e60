import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Shown } from '#src/sources/experiment/hero-words.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'
import type { MailPage } from '#src/waitlist/server/confirm/mail-page.ts'

/** What visitors see: the built site, or in development the sources through Vite. */
export type Front = {
  /** Sent with every answer. */
  headers: Record<string, string>
  /** The landing page with a refused form, in the version that was read, as a template for `fillTemplate`. */
  refused(place: FormPlace, read?: Shown): string | Promise<string>
  /** A page that a link in a mail opens, as a template for `fillTemplate`. */
  mailPage(name: MailPage): string | Promise<string>
  /** A letter's page, as a template for `fillTemplate`. */
  letter(): string | Promise<string>
  /** Makes a version of the landing page ready to be sent. */
  prepare(shown: Shown): Promise<void>
  /** Adds the pages' routes. `shown` tells the version whose turn it is; without one the page has its own words. */
  register(app: FastifyInstance, shown: () => Shown | undefined): void
  /** Answers what no route does. */
  notFound(request: FastifyRequest, reply: FastifyReply): unknown
  close?(): Promise<void>
}
