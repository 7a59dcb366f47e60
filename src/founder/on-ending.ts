/** Signals that end a process unless it handles them: from Ctrl-C, a service manager, or a terminal that closes. */
export const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Calls `listener` when this process is asked to end, once for each signal. Returns a function that cancels this. */
export function onEnding(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of ENDINGS) process.once(signal, listener)
  return () => {
    for (const signal of ENDINGS) process.off(signal, listener)
  }
}
