import { showCounts } from '#src/waitlist/browser/count-view.ts'
import { followCount } from '#src/waitlist/browser/follow-count.ts'

/** What a page does without React: the count, and the banner that depends on it. */

/** The banner; removed from the page while the count is too low. */
export const banner = document.querySelector<HTMLElement>('.banner')
const count = document.querySelector<HTMLElement>('.count')

const { found, page, more } = document.body.dataset

if (count) {
  const show = showCounts(count)
  followCount(count.dataset.live!, found!, {
    onCount(n) {
      show(n)
      if (banner) place(banner, n >= Number(banner.dataset.from))
    },
    onLive(live) {
      count.classList.toggle('is-live', live)
    },
  })
}

if (page === 'not-found') console.error(`${document.querySelector('h1')!.textContent}: ${location.pathname}`)

const forms = document.querySelectorAll<HTMLElement>('.waitlist-card')
let watch: IntersectionObserver | undefined
const watchForms = () => {
  watch?.disconnect()
  watch = new IntersectionObserver(
    // Only one form at a time can be there.
    changes => {
      const under = changes.some(({ isIntersecting }) => isIntersecting)
      document.documentElement.classList.toggle('form-under', under)
    },
    // The button, its ring and their distance from the window's edges have a fixed size in pixels.
    { rootMargin: `${108 - innerHeight}px 0px 0px ${108 - innerWidth}px` },
  )
  for (const form of forms) watch.observe(form)
}
watchForms()
window.onresize = watchForms

/** Reports once that something was entered in a form. */
let touched: unknown
for (const form of forms) {
  // The empty answer ends the stream. A `fetch` might fail, and would not be retried.
  form.oninput = () => {
    if (!touched) touched = new EventSource(`${count!.dataset.live}${found}&t`)
  }
}

const spots = document.querySelector('.street-spots')
// A link in a spot leads down the page, so its popover closes, as after a tap elsewhere.
spots?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement) target.closest<HTMLElement>('[popover]')!.hidePopover?.()
})

const { connection } = navigator as { connection?: { saveData: boolean } }
// Visitors who save data do not get the extra life of the street; other pages need their extra script.
if (more && !(spots && connection?.saveData)) import(/* @vite-ignore */ more).catch(() => {})

const gap = document.createComment('')
let wanted = true

/** Keeps the banner while a visitor is using its form, whatever the count is. */
function place(section: HTMLElement, now: boolean) {
  if (now === wanted) return
  wanted = now
  if (now) gap.replaceWith(section)
  else if (!isInUse(section)) section.replaceWith(gap)
}

function isInUse(section: HTMLElement): boolean {
  const fields = [...section.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  return section.contains(document.activeElement) || fields.some(({ value }) => value)
}
