/** The time between announcements to screen readers, in milliseconds. */
const ANNOUNCED_MS = 10_000

/**
 * Takes over a prerendered `WaitlistCount`. Returns a function that shows a new count there, with the
 * words before and after it, and returns the whole text. Changed digits roll in and the old ones roll
 * out; after that, the count is plain text again.
 */
export function showCounts(element: HTMLElement): (count: number, words?: string[]) => string {
  const shown = element.querySelector('data')!
  const after = shown.nextElementSibling!
  const status = element.querySelector('[role=status]')!
  const before = new Text()
  const usual = ['', after.textContent]
  let last = shown.textContent!
  let said: string
  let announced: string
  shown.addEventListener('animationend', () => shown.replaceChildren(last))
  setInterval(() => {
    if (said !== announced) status.textContent = announced = said
  }, ANNOUNCED_MS)

  return (count, [first, rest] = usual) => {
    // Does not use `in-words.ts`, which would be one more file for every visitor to fetch.
    const text = count.toLocaleString('en-GB')
    if (text !== last) {
      shown.value = String(count)
      shown.replaceChildren(...rollingDigits(last, text))
      last = text
    }
    if (before.data !== first) {
      before.data = first!
      // Inserted again, not moved: a node that only moves counts as a layout shift, and as a large one if fonts load in
      // that frame.
      element.append(before, shown, ' ', after, status)
    }
    after.textContent = rest!
    said = `${first}${text} ${rest}`
    // The first count is not announced, as the page loaded with it.
    announced ??= said
    return said
  }
}

function rollingDigits(from: string, to: string): (Node | string)[] {
  const was = from.padStart(to.length)
  return [...to].map((digit, i) => {
    if (digit === was[i]) return digit
    const span = document.createElement('span')
    span.className = 'rolling'
    span.dataset.was = was[i]
    span.textContent = digit
    return span
  })
}
