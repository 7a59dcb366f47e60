import { BANNER_FROM } from '#src/content/count.ts'
import { showCounts } from '#src/waitlist/browser/count-view.ts'
import { followCount } from '#src/waitlist/browser/follow-count.ts'

/** What a page does without React, such as the count and the banner that depends on it. */

/** The banner; removed from the page while the count is too low. */
export const banner = document.querySelector<HTMLElement>('.banner')
const count = document.querySelector<HTMLElement>('.count')

const { dataset } = document.body
/**
 * Patterns for the hosts of each class of sites, in the order of `REFERRER_CLASSES`; the last is for our own site.
 * One string is shorter than a list.
 */
const CLASSES = `gpt|claud|perpl|gemin|copil ^mail|outl google|w.bing|duckd facebook|instag|^t.co$|linked|reddit|nextd|tikt ^${location.host}$`
const site = document.referrer.split('/')[2]
// How the visitor came here: the page's own query, whether they reloaded the page or came Back to it,
// and the class of the referring site, never its address. Query parsers ignore the second `?`. The
// deprecated property is shorter than its successor.
dataset.found = `?${location.search}&n=${performance.navigation?.type}&v=${site && CLASSES.split(' ').findIndex(hosts => site.match(hosts))}`
const { found, page, more } = dataset

if (count) {
  const show = showCounts(count)
  followCount(count.dataset.live!, found!, {
    onCount(n, words) {
      const said = show(n, words)
      if (!banner) return
      banner.querySelector('p')!.textContent = said
      place(banner, n >= BANNER_FROM)
    },
    onLive(live) {
      count.classList.toggle('is-live', live)
    },
  })
}

if (page === 'not-found') console.error(`${document.title}: ${location.pathname}`)

const forms = document.querySelectorAll<HTMLElement>('.waitlist-card')
let watch: IntersectionObserver | undefined
const watchForms = () => {
  watch?.disconnect()
  watch = new IntersectionObserver(
    // Only one form at a time can be under the button.
    changes => {
      // On a magnified page, Maeve’s button would cover words too.
      const under = changes.some(({ isIntersecting }) => isIntersecting || innerHeight < 320)
      document.documentElement.classList.toggle('form-under', under)
    },
    // The button, with its ring, has a fixed size and distance from the window's edges, in pixels.
    { rootMargin: `${108 - innerHeight}px 0px 0px ${108 - innerWidth}px` },
  )
  for (const form of forms) watch.observe(form)
}
watchForms()
window.onresize = watchForms

/** Set once the page has reported that a visitor typed something into a form. */
let touched: unknown
for (const form of forms) {
  // Not a `fetch`: a stream is opened again if it fails. The empty response ends it.
  form.oninput = () => {
    if (!touched) touched = new EventSource(`${count!.dataset.live}${found}&t`)
  }
}

const spots = document.querySelector('.street-spots')
// A spot's link leads down the page, so its popover closes, as after a tap elsewhere.
spots?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement) target.closest<HTMLElement>('[popover]')!.hidePopover?.()
})

// On the landing page, visitors who save data do not get the street's extras; other pages need their extra script.
if (more && !(spots && (navigator as { connection?: { saveData: boolean } }).connection?.saveData))
  import(/* @vite-ignore */ more).catch(() => {})

const gap = document.createComment('')
let wanted = true

/**
 * Puts the banner into the page or takes it out, but keeps it while a visitor is using its form, whatever the count
 * is.
 */
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
