/** From the word that there may be something to do to the look, in milliseconds. */
export const WAKE_MS = 100
/** The rest after the database failed, in milliseconds. */
const DATABASE_MS = 5_000
/** How long what is under way may take at the end, in milliseconds. */
const FINISH_MS = 2_500

type Parts = {
  /** One look: resolves to the milliseconds to the next. */
  turn: () => Promise<number>
  /** The longest rest, and the longest that no word cuts short, in milliseconds. */
  longest: number
  pace: number
  /** Told when the database begins to fail. */
  troubled: (error: unknown) => void
  /** Ends what is under way: those mails fail. */
  end: () => void
}

/** Looks again and again, until it is stopped. */
export function createRounds({ turn, longest, pace, troubled, end }: Parts) {
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let resting = 0
  let stopped = false
  let inTrouble = false

  async function look() {
    resting = 0
    const rest = await turn().then(recovered, waitForDatabase)
    if (stopped) return
    resting = Math.min(rest, longest)
    timer = setTimeout(begin, resting).unref()
  }

  function begin() {
    running = look().finally(() => {
      running = undefined
    })
  }

  function recovered(rest: number): number {
    inTrouble = false
    return rest
  }

  function waitForDatabase(error: unknown): number {
    if (!inTrouble) troubled(error)
    inTrouble = true
    return DATABASE_MS
  }

  return {
    turn,
    start: begin,
    isStopped: () => stopped,
    /** Says that there may be something to do. */
    wake() {
      if (stopped || running || resting <= pace) return
      resting = 0
      clearTimeout(timer)
      timer = setTimeout(begin, WAKE_MS).unref()
    },
    /** Begins nothing further, gives what is under way some time, then ends it. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      const patience = setTimeout(end, FINISH_MS)
      await running
      clearTimeout(patience)
      end()
    },
  }
}
