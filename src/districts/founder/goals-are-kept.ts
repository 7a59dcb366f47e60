import { claims } from '#src/content/claims.ts'
import { atGoal } from '#src/content/district.ts'
import { goalsWords as words } from '#src/content/districts.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'

export function goalsAreKept(promised: 'look' | 'open' = atGoal, agreed = claims.openAtGoal): Finding {
  if (promised === 'look') return met(words.what, words.look)
  return agreed ? met(words.what, words.open(agreed)) : notMet(words.what, words.say, words.decide)
}

/** The preflight check of what the site promises for a district that reaches its goal. */
export const goalsFinding = { what: words.what, look: async () => goalsAreKept() }
