/**
 * How long to wait, on average, before asking visitors who joined again to confirm: milliseconds after
 * the first of them joined.
 */
const OWN_TIME_MS = 1_000
/** How many may wait. More would be an attack; a real visitor who is left out can join once more. */
const MOST = 10_000

/**
 * Asks visitors who joined again to confirm, but later: during the join, the time that this takes would reveal that the
 * address is known.
 */
export function createLaterTurn(ask: (keys: readonly string[]) => Promise<unknown>) {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function turn() {
    clearTimeout(timer)
    timer = undefined
    const keys = [...waiting]
    waiting.clear()
    if (keys.length) await ask(keys)
  }

  return {
    add(keys: readonly string[]) {
      for (const key of keys) if (waiting.size < MOST) waiting.add(key)
      if (waiting.size) timer ??= setTimeout(turn, OWN_TIME_MS * (0.5 + Math.random()))
    },
    close: turn,
  }
}
