/** One line of the table: what was done, what came of it, and whether it is what must be. */
export type Finding = { what: string; outcome: string; ok: boolean }

/** One thing that is broken on purpose. */
export type Scenario = () => Promise<Finding[]>

export const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Waits until a condition holds and gives the milliseconds that took. Rejects after `within` milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>, within: number): Promise<number> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > within) throw new Error(`not so within ${within} ms: ${holds}`)
    await sleep(10)
  }
  return performance.now() - start
}
