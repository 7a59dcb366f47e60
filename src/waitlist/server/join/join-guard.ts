import type { Queryable } from '#src/db/database.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import { ALWAYS_UP, type AttackAlarm, createAttackAlarm, type UnderAttack } from '#src/http/attack-alarm.ts'
import { createProofOfWork, type ProofOfWork } from '#src/http/proof-of-work.ts'
import { createRateLimit, type RateLimit } from '#src/http/rate-limit.ts'

/** Attack protection for joins: proof of work for clients with script, a limit for those without. */
export type JoinGuard = { alarm: AttackAlarm; work: ProofOfWork; formJoins: RateLimit }

/** The joins without script allowed from one address in `seconds`, during an attack. */
const FORM_JOINS = { requests: 2, seconds: 600 }
const SECRET = 'proof-of-work-key'

/**
 * Creates the guard; undefined if it is turned off. All servers on one database accept each other's challenges, but each
 * decides for itself whether it is under attack, as each counts its own limits.
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
        ? 'Joins are refused at the rate of an attack: each must now show some work'
        : 'The attack on joins has ended: they need show no work',
    ),
  )
  return {
    alarm: when === '1' ? ALWAYS_UP : alarm,
    work: createProofOfWork(rememberedSecret(database, SECRET)),
    formJoins: createRateLimit(FORM_JOINS),
  }
}
