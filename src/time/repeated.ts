/** Repeats some work until it is stopped, pausing for `restMs` milliseconds after each time. `work` must not reject. */
export function repeated(
  work: () => Promise<unknown>,
  { firstMs, restMs }: { firstMs: number; restMs: number },
) {
  let running: Promise<unknown> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function workIn(ms: number) {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (!stopped) workIn(restMs)
      })
    }, ms).unref()
  }

  return {
    start: () => workIn(firstMs),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
