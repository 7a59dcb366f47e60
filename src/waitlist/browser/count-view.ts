/** The shortest time between two announcements to screen readers, in milliseconds. */
const ANNOUNCED_MS = 10_000

const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * Takes over a prerendered `WaitlistCount` and returns a function that shows another count in it. A changed digit rolls in
 * and the previous one rolls out; at rest the count is plain text.
 */
export function showCounts(element: HTMLElement): (count: number) => void {
  const { one, other } = element.dataset
  const shown = element.querySelector('data')!
  const noun = shown.nextElementSibling!
  const announce = createAnnouncer(element.querySelector('[role=status]')!)
  let before = shown.textContent!
  shown.addEventListener('animationend', () => shown.replaceChildren(before))

  return count => {
    const text = grouped(count)
    const words = (count === 1 ? one : other)!
    if (text !== before) {
      shown.value = String(count)
      shown.replaceChildren(...rollingDigits(before, text))
      before = text
      noun.textContent = words
    }
    announce(`${text} ${words}`)
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

/** Announces changes once in a while at most, but not the first count, which is just loaded. */
function createAnnouncer(status: Element): (words: string) => void {
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return words => {
    if (!next) {
      next = performance.now() + ANNOUNCED_MS
      return
    }
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        next = performance.now() + ANNOUNCED_MS
        status.textContent = words
      },
      Math.max(0, next - performance.now()),
    )
  }
}
