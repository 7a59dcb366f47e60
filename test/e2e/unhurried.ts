/**
 * Runs in every page before its own scripts. Keeps toasts, joins and Maeve from timing out before a slow machine's journey
 * has seen them. Those waits end when the journey calls `pass` with their milliseconds.
 */
export function unhurried() {
  const HELD = [8_000, 10_000, 35_000]
  const begin = setTimeout
  const works = new Map<number, () => void>()
  Object.assign(window, {
    setTimeout: (work: () => void, wait = 0, ...more: []) => {
      if (!HELD.includes(wait)) return begin(work, wait, ...more)
      works.set(wait, work)
      return begin(() => {}, 2 ** 31 - 1)
    },
    pass: (wait: number) => works.get(wait)!(),
  })
}
