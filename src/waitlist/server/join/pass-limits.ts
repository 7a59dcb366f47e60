import type { FastifyRequest } from 'fastify'
import { waitlistWords } from '#src/content/waitlist.ts'
import { HttpError, httpErrorOf } from '#src/http/http-error.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { routes } from '#src/routes.ts'
import type { JoinGuard } from './join-guard.ts'

/** Refusals that suggest an attack: too many joins from one address, and missing proof of work. */
export const REFUSED = new Set([428, 429])
/** When to retry after a fault of the database, in seconds. */
const RETRY_SECONDS = 5

/** The limits of joins, and of anything else that costs an email. */
export type JoinLimits = { joins: RateLimit; guard?: JoinGuard | undefined }
/** What a script sends with its fields: the hidden field, and proof of work during an attack. */
type Sent = { website: string; proof: string }

/** Lets a script's request pass under the limits of a join, or rejects. */
export async function passLimits(request: FastifyRequest, sent: Sent, { joins, guard }: JoinLimits) {
  const up = guard?.alarm.isUp() ? guard : undefined
  try {
    if (up && !sent.proof) throw proofRequired()
    await joins(request)
    if (up) await checkProof(up, sent.proof)
    if (sent.website) throw notStored()
  } catch (error) {
    if (sent.website || REFUSED.has(httpErrorOf(error).status)) guard?.alarm.refused()
    throw error
  }
}

export async function checkProof({ alarm, work }: JoinGuard, proof: string): Promise<void> {
  const accepted = await work.accepts(proof).catch(() => {
    throw notStored()
  })
  if (!accepted) throw proofRequired()
  alarm.proved()
}

export function proofRequired(): HttpError {
  return new HttpError(
    428,
    'proof_required',
    `Solve a challenge of ${routes.waitlistChallenge} and send it along.`,
  )
}

/** A program that fills in the hidden field gets this answer too, so that it learns nothing from it. */
export function notStored(): HttpError {
  return new HttpError(503, 'unavailable', waitlistWords.failure.text, { retryAfter: RETRY_SECONDS })
}
