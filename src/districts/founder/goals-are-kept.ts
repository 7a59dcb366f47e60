import { claims } from '#src/content/claims.ts'
import { atGoal } from '#src/content/district.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'

/** Preflight's check of what is promised at a district's goal. */
export const goalsFinding = {
  what: 'What a district’s goal promises',
  look: async () => goalsAreKept(),
}

export function goalsAreKept(promised: 'look' | 'open' = atGoal, agreed = claims.openAtGoal): Finding {
  const { what } = goalsFinding
  if (promised === 'look') return met(what, 'Only that you look at the district first.')
  return agreed
    ? met(what, `To open there: agreed to by ${agreed.agreedBy} on ${agreed.on}.`)
    : notMet(
        what,
        'It promises to open there. Put who agreed to that, and when, into src/content/claims.ts, or say “look” in src/content/district.ts.',
        'It promises to open there: who agrees to that, or whether you promise less.',
      )
}
