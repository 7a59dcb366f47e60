const TRIES = 3

/** Tries up to twice more, and says so, if a browser left no usable trace (`NO_NAVSTART`); throws any other error. */
export async function withAnotherTry<Result>(
  run: () => Promise<Result>,
  say: (line: string) => void = console.log,
): Promise<Result> {
  for (let tried = 1; ; tried += 1)
    try {
      return await run()
    } catch (error) {
      if (tried === TRIES || !String(error).includes('NO_NAVSTART')) throw error
      say(`the browser’s trace has no beginning (NO_NAVSTART): run ${tried + 1} of at most ${TRIES}`)
    }
}
