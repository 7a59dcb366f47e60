/**
 * Runs in every page before its own scripts. On a slow machine it keeps the dialog from opening without its parts, and
 * toasts, joins, Maeve and the desk's Undo from timing out. Those waits end when the journey calls `pass` with their milliseconds.
 */
export function unhurried() {
  const HELD = [1_200, 8_000, 10_000, 35_000, 60_000]
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
