/** When joins need proof of work: never, while there are many refusals, or always. */
export const UNDER_ATTACK = ['0', 'auto', '1'] as const
export type UnderAttack = (typeof UNDER_ATTACK)[number]

/** How many refused joins in a minute suggest a program, and how long an attack is assumed to last after that. */
const REFUSALS = 100
const WINDOW_MS = 60_000
const HOLD_MS = 10 * 60_000

export type AttackAlarm = {
  isUp(): boolean
  /** Counts refused joins, and visitors who then did the work. */
  refused(): void
  proved(): void
}

/** For a site whose operator has switched the alarm on for good. */
export const ALWAYS_UP: AttackAlarm = { isUp: () => true, refused: () => {}, proved: () => {} }

/**
 * Raises the alarm at 100 refusals within a minute, as counted by this process, and ends it 10 minutes after the latest
 * such minute. Calls `changed` for both; for the end only at the next check, so that no timer is needed.
 */
export function createAttackAlarm(
  changed: (up: boolean) => void,
  now: () => number = () => Date.now(),
): AttackAlarm {
  let up = false
  let upUntil = 0
  let refusals = 0
  let windowEnds = 0

  function startWindowWhenDue() {
    if (now() < windowEnds) return
    refusals = 0
    windowEnds = now() + WINDOW_MS
  }

  return {
    isUp() {
      if (up && now() >= upUntil) {
        up = false
        changed(up)
      }
      return up
    },
    refused() {
      startWindowWhenDue()
      refusals += 1
      if (refusals < REFUSALS) return
      upUntil = now() + HOLD_MS
      if (up) return
      up = true
      changed(up)
    },
    proved() {
      startWindowWhenDue()
      refusals = Math.max(0, refusals - 1)
    },
  }
}
