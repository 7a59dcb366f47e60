import type { FastifyRequest } from 'fastify'

/** What came of a join. */
export type JoinResult = 'accepted' | 'invalid' | 'limited' | 'trapped' | 'failed'

/** What follows joins: each part of the site that has to do with them brings one. */
export type JoinFollower = {
  /** What brought a join, as it is kept with the entry; `s` and `r` are the form's own. */
  sourceOf?(
    request: FastifyRequest,
    fields: { s: string; r: string | null },
  ): Promise<string | null> | string | null
  /** Told each opening of the live stream; whether that was all it was opened for. */
  opened?(request: FastifyRequest): boolean
  /** Told each form that was sent without script and taken. */
  sentUnscripted?(request: FastifyRequest, source: string | null): void
  /** Told the keys that one statement stored; those that were not there before are `fresh`. */
  stored?(keys: readonly string[], fresh: ReadonlySet<string>): void
  /** Told what came of each join. */
  answered?(result: JoinResult): void
}
