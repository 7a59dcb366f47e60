import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routes } from '#src/routes.ts'

/** The pages that visitors see: the build or, in development, the sources through Vite. */
export type Front = {
  headers: Record<string, string>
  /** Returns a built page by its name, as a template for `fillTemplate`. */
  page(name: string): string | Promise<string>
  register(app: FastifyInstance): void
  /** Answers requests that match no route. */
  notFound(request: FastifyRequest, reply: FastifyReply): unknown
  close?(): Promise<void>
}

/** Prerendered documents by their path; the landing page is separate. */
export const DOCUMENTS: Record<string, string> = {
  [routes.joined.hero]: 'joined-hero.html',
  [routes.joined.banner]: 'joined-banner.html',
  [routes.privacy]: 'privacy.html',
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap.xml',
}
