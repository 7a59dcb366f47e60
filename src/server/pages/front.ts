import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormPlace } from '#src/waitlist/entry.ts'
import type { MailPage } from '#src/waitlist/server/confirm/mail-page.ts'

/** What visitors see: the built site, or in development the sources through Vite. */
export type Front = {
  /** Sent with every answer. */
  headers: Record<string, string>
  /** The landing page with a refused form, as a template for `fillTemplate`. */
  refused(place: FormPlace): string | Promise<string>
  /** A page that a link in a mail opens, as a template for `fillTemplate`. */
  mailPage(name: MailPage): string | Promise<string>
  /** A letter's page, as a template for `fillTemplate`. */
  letter(): string | Promise<string>
  /** Adds the pages' routes. */
  register(app: FastifyInstance): void
  /** Answers what no route does. */
  notFound(request: FastifyRequest, reply: FastifyReply): unknown
  close?(): Promise<void>
}
