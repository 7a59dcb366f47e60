import { showCounts } from '#src/waitlist/browser/count-view.ts'
import { followCount } from '#src/waitlist/browser/live-count.ts'

/** What a page does by itself, without React: the count, and the banner that hangs on it. */

/** In the page, or out of it where the count is too low. */
export const banner = document.querySelector<HTMLElement>('.banner')
const count = document.querySelector<HTMLElement>('.count')

if (count) {
  const show = showCounts(count)
  followCount(count.dataset.live!, n => {
    show(n)
    if (banner) place(banner, n >= Number(banner.dataset.from))
  })
}

if (document.body.dataset.page === 'not-found')
  console.error(`${document.querySelector('h1')!.textContent}: ${location.pathname}`)

const gap = document.createComment('')
let wanted = true

/** A visitor who is at the banner's form keeps it, whatever the count has become. */
function place(section: HTMLElement, now: boolean) {
  if (now === wanted) return
  wanted = now
  if (now) gap.replaceWith(section)
  else if (!isInUse(section)) section.replaceWith(gap)
}

function isInUse(section: HTMLElement): boolean {
  const fields = [...section.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  return section.contains(document.activeElement) || fields.some(({ value }) => value !== '')
}
