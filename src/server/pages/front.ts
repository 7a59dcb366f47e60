import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What visitors see: the built site, or in development the sources through Vite. */
export type Front = {
  /** Sent with every answer. */
  headers: Record<string, string>
  /** A built page by its name, as a template for `fillTemplate`. */
  page(name: string): string | Promise<string>
  /** Adds the pages' routes. */
  register(app: FastifyInstance): void
  /** Answers what no route does. */
  notFound(request: FastifyRequest, reply: FastifyReply): unknown
  close?(): Promise<void>
}
