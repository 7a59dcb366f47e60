import type { FastifyRequest } from 'fastify'
import type { FormPlace } from '#src/waitlist/entry.ts'

export type JoinResult = 'accepted' | 'invalid' | 'limited' | 'trapped' | 'failed'

/** A stored join, and whether it made the entry: of several joins with one address, only one does. */
export type Joined = { email_key: string; joined_at: number; isNew: boolean }

/** Follows joins. Each part of the site that needs to know about them provides a follower. */
export type JoinFollower = {
  /**
   * Returns what brought the person, to store with the entry; `s` and `r`: the form's own source and referral code.
   */
  sourceOf?(
    request: FastifyRequest,
    fields: { s: string; r: string | null },
  ): Promise<string | null> | string | null
  /**
   * Called each time the live stream is opened. Returns whether it was opened only to report something, in which case
   * it gets no counts.
   */
  opened?(request: FastifyRequest): boolean
  /** Called for each accepted form that was sent without script. */
  sentUnscripted?(request: FastifyRequest, source: string | null): void
  /**
   * Returns what a response header tells our own page. For a known address the result has the same length and form,
   * and takes the same amount of work.
   */
  tells?(joined: Joined): Promise<Readonly<Record<string, string | number>>>
  /** Returns the page that follows a form sent without JavaScript, instead of the plain success page. */
  leadsTo?(joined: Joined, form: FormPlace): Promise<string>
  stored?(keys: readonly string[], fresh: ReadonlySet<string>): void
  answered?(result: JoinResult): void
}
