/** One line of the table: what was done, what happened, and whether it is what must be. */
export type Finding = {
  what: string
  outcome: string
  ok: boolean
  /** It could not be done on this machine; the outcome says why. */
  skipped?: true
}

/** One thing that is broken on purpose. */
export type Scenario = () => Promise<Finding[]>

export const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** A busy machine is slow, not wrong: what takes longer than this, in milliseconds, never comes. */
const NEVER_MS = 120_000

/** Waits until a condition holds and returns the milliseconds that took. Rejects when it never does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > NEVER_MS) throw new Error(`not so within ${NEVER_MS} ms: ${holds}`)
    await sleep(10)
  }
  return performance.now() - start
}
