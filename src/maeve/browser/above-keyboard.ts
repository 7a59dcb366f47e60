/**
 * Sets `--keyboard` on a fixed element to the height of a keyboard that covers the page (Safari). Returns a function
 * that stops this.
 */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const seen = window.visualViewport
  if (!seen) return () => {}
  const measure = () => {
    // A zoomed page also shows only part of itself, though there is no keyboard.
    const zoomed = seen.scale > 1.01
    const covered = document.documentElement.clientHeight - seen.height - seen.offsetTop
    element.style.setProperty('--keyboard', `${zoomed ? 0 : Math.max(0, Math.round(covered))}px`)
    element.querySelector('.join-card:has(:focus) .button')?.scrollIntoView({ block: 'nearest' })
  }
  measure()
  element.addEventListener('focusin', measure)
  seen.addEventListener('resize', measure)
  seen.addEventListener('scroll', measure)
  return () => {
    seen.removeEventListener('resize', measure)
    seen.removeEventListener('scroll', measure)
  }
}
