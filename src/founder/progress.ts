/** Returns a function that prints progress to the error output: at most one line a second, after the first second. */
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
