import { showCounts } from '#src/waitlist/browser/count-view.ts'
import { followCount } from '#src/waitlist/browser/live-count.ts'

/** What a page does by itself, without React: the count, and the banner that hangs on it. */

/** In the page, or out of it where the count is too low. */
export const banner = document.querySelector<HTMLElement>('.banner')
const count = document.querySelector<HTMLElement>('.count')

if (count) {
  const show = showCounts(count)
  followCount(count.dataset.live!, {
    onCount(n) {
      show(n)
      if (banner) place(banner, n >= Number(banner.dataset.from))
    },
    onLive(live) {
      count.classList.toggle('is-live', live)
    },
  })
}

if (document.body.dataset.page === 'not-found')
  console.error(`${document.querySelector('h1')!.textContent}: ${location.pathname}`)

/** Where Maeve's button stands in the window, or a little more. */
const underMaeve = '-86% 0px 0px -80%'
const covered = new Set<Element>()
const watch = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries) covered[isIntersecting ? 'add' : 'delete'](target)
    document.documentElement.classList.toggle('form-under', covered.size > 0)
  },
  { rootMargin: underMaeve },
)
for (const form of document.querySelectorAll('.waitlist-card')) watch.observe(form)

const { more } = document.body.dataset
if (more) void import(/* @vite-ignore */ more)

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
