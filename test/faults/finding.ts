/** One line of the table: what was done, what happened, and whether that is right. */
export type Finding = {
  what: string
  outcome: string
  ok: boolean
  /** Not possible on this machine; the outcome says why. */
  skipped?: true
}

/** Breaks one thing on purpose: a few times, or if `thorough`, as many times as it takes to be sure. */
export type Scenario = (thorough: boolean) => Promise<Finding[]>

export const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** If something has not happened after this many milliseconds, it never will. Generous, for a busy machine. */
const NEVER_MS = 120_000

/** Waits until a condition holds and returns how many milliseconds that took. Rejects if it never does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > NEVER_MS) throw new Error(`not so within ${NEVER_MS} ms: ${holds}`)
    await sleep(10)
  }
  return performance.now() - start
}
