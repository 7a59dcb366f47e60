/** The time from `wake` to the next turn, in milliseconds. Whatever arrives in between is part of that turn. */
export const WAKE_MS = 100
/** How long to rest after the database fails, in milliseconds. */
const DATABASE_MS = 5_000
/** How long emails under way may take once the worker is stopped, in milliseconds. */
const FINISH_MS = 2_500

type Parts = {
  /** Does one turn's work. Returns how many milliseconds to rest before the next. */
  turn: () => Promise<number>
  longestRestMs: number
  /** A rest of this length or less never ends early. */
  paceMs: number
  /** Called when the database begins to fail. */
  onTrouble: (error: unknown) => void
  /** Aborts emails under way, which then fail. */
  abort: () => void
}

/** Creates a worker that takes one turn after another until it is stopped. */
export function createWorker({ turn, longestRestMs, paceMs, onTrouble, abort }: Parts) {
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let resting = 0
  let stopped = false
  let inTrouble = false

  function begin() {
    running = run().finally(() => {
      running = undefined
    })
  }

  async function run() {
    resting = 0
    let rest = DATABASE_MS
    try {
      rest = await turn()
      inTrouble = false
    } catch (error) {
      if (!inTrouble) onTrouble(error)
      inTrouble = true
    }
    if (stopped) return
    resting = Math.min(rest, longestRestMs)
    timer = setTimeout(begin, resting).unref()
  }

  return {
    turn,
    start: begin,
    isStopped: () => stopped,
    /** Ends a rest early. */
    wake() {
      if (stopped || running || resting <= paceMs) return
      resting = 0
      clearTimeout(timer)
      timer = setTimeout(begin, WAKE_MS).unref()
    },
    /** Starts nothing more, waits a moment for emails under way to finish, then aborts them. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      const patience = setTimeout(abort, FINISH_MS)
      await running
      clearTimeout(patience)
      abort()
    },
  }
}
