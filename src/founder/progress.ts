/** At most one line a second on the error output, from a second after the first step on. */
export function progress(): (line: () => string) => void {
  let last: number | undefined
  return line => {
    const now = performance.now()
    last ??= now
    if (now - last < 1_000) return
    last = now
    console.error(line())
  }
}
