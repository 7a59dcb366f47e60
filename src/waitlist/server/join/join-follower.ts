import type { FastifyRequest } from 'fastify'

/** The result of a join. */
export type JoinResult = 'accepted' | 'invalid' | 'limited' | 'trapped' | 'failed'

/** Follows joins: each part of the site that needs to know about them provides one. */
export type JoinFollower = {
  /** Returns what brought a join, to store with the entry; `s` and `r` are the form's own. */
  sourceOf?(
    request: FastifyRequest,
    fields: { s: string; r: string | null },
  ): Promise<string | null> | string | null
  /** Called for each opening of the live stream. Returns whether that was all it was opened for. */
  opened?(request: FastifyRequest): boolean
  /** Called for each accepted form that was sent without script. */
  sentUnscripted?(request: FastifyRequest, source: string | null): void
  /** Called with the keys that one statement stored; new ones are `fresh`. */
  stored?(keys: readonly string[], fresh: ReadonlySet<string>): void
  /** Called with the result of each join. */
  answered?(result: JoinResult): void
}
