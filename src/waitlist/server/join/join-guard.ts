import type { FastifyRequest } from 'fastify'
import { waitlistWords } from '#src/content/waitlist.ts'
import type { Queryable } from '#src/db/database.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import { ALWAYS_UP, type AttackAlarm, createAttackAlarm, type UnderAttack } from '#src/http/attack-alarm.ts'
import { HttpError, httpErrorOf } from '#src/http/http-error.ts'
import { createProofOfWork, type ProofOfWork } from '#src/http/proof-of-work.ts'
import { createRateLimit, type RateLimit } from '#src/http/rate-limit.ts'
import { routes } from '#src/routes.ts'

/** Attack protection for joins: proof of work for clients with script, a limit for those without. */
export type JoinGuard = { alarm: AttackAlarm; work: ProofOfWork; formJoins: RateLimit }

/** How many joins without JavaScript one address may make in `seconds`, during an attack. */
const FORM_JOINS = { requests: 2, seconds: 600 }
/** Refusals that suggest an attack: too many joins from one address, and missing proof of work. */
const REFUSED = new Set([428, 429])
/** When to retry after the database failed, in seconds. */
const RETRY_SECONDS = 5

/**
 * Creates the guard; undefined if it is turned off. Servers accept each other’s challenges, but each decides for itself
 * whether it is under attack.
 */
export function createJoinGuard(
  when: UnderAttack,
  database: Queryable,
  say: (line: string) => void,
): JoinGuard | undefined {
  if (when === '0') return undefined
  const alarm = createAttackAlarm(up =>
    say(
      up
        ? 'So many joins are refused that it looks like an attack: each now needs proof of work'
        : 'The attack on joins has ended: they need no proof of work',
    ),
  )
  return {
    alarm: when === '1' ? ALWAYS_UP : alarm,
    work: createProofOfWork(rememberedSecret(database, 'proof-of-work-key')),
    formJoins: createRateLimit(FORM_JOINS),
  }
}

/** The limits on joins, and on anything else that makes us send an email. */
export type JoinLimits = { joins: RateLimit; guard?: JoinGuard | undefined }
/**
 * What is sent besides the fields: the hidden field, and during an attack a script's proof of work. `isForm`: no script
 * ran.
 */
type Sent = { website: string; proof: string; isForm?: boolean | undefined }

/** Rejects if a request exceeds the limits on joins. */
export async function passLimits(
  request: FastifyRequest,
  { website, proof, isForm }: Sent,
  { joins, guard }: JoinLimits,
): Promise<void> {
  const up = guard?.alarm.isUp() ? guard : undefined
  try {
    if (up && !isForm && !proof) throw proofRequired()
    await joins(request)
    if (up && isForm) await up.formJoins(request)
    else if (up) await checkProof(up, proof)
    if (website) throw notStored()
  } catch (error) {
    if (website || REFUSED.has(httpErrorOf(error).status)) guard?.alarm.refused()
    throw error
  }
}

async function checkProof({ alarm, work }: JoinGuard, proof: string): Promise<void> {
  const accepted = await work.accepts(proof).catch(() => {
    throw notStored()
  })
  if (!accepted) throw proofRequired()
  alarm.proved()
}

const proofRequired = () =>
  new HttpError(
    428,
    'proof_required',
    `Solve a challenge from ${routes.waitlistChallenge} and send it with the join.`,
  )

/** A program that fills in the hidden field gets this response too, so that it learns nothing from it. */
export function notStored(): HttpError {
  return new HttpError(503, 'unavailable', waitlistWords.failure.text, { retryAfter: RETRY_SECONDS })
}
