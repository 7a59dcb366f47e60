import type { RunResult } from './delivery.ts'
import { jittered } from './retry.ts'

/**
 * The pause after the mail server's first failure, and the longest pause. It doubles with each further
 * failure in a row.
 */
const FIRST_MS = 1_000
const LONGEST_MS = 60_000

/** Logs lines for an operator. They must not contain an address. */
export type Log = Record<'info' | 'warn', (about: object, line: string) => void>

type Parts = { log: Log; now: () => number; random: () => number }

/** Leaves the mail server alone for a while after it fails. `what`: `emails` or `letters`, for the log. */
export function createPause(what: string, { log, now, random }: Parts) {
  let until = 0
  let length = 0
  let failures = 0

  function start(ms: number) {
    until = now() + ms
    length = ms
  }

  return {
    start,

    /** Returns how much of the pause is left, in milliseconds. */
    left(): number {
      const ms = until - now()
      // More than the whole pause means that the clock was set back.
      return ms > 0 && ms <= length ? ms : 0
    },

    /** Records how many emails were sent, and the mail server's failure after them, if any. */
    note({ sent, fault }: Pick<RunResult, 'sent' | 'fault'>, about: object = {}) {
      if (sent && failures) log.info({}, `${what} are being sent again`)
      if (sent) failures = 0
      if (!fault) return
      if (!failures) log.warn({ ...about, code: fault.code }, `${what} wait: the mail server cannot be used`)
      failures += 1
      start(jittered(Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)), random))
    },
  }
}
