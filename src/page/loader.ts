/**
 * Stands inline in every page and fetches the page's script when the visitor first does something, or when the
 * browser is idle after load. A click or submit made earlier is held and done again once the islands are alive;
 * if the script cannot be had, a form is posted as forms are without script, and a button says so. Imports nothing.
 */
type Client = { ready: Promise<unknown> }

const SHOWN_MS = 8_000

const urls: string[] = JSON.parse(document.body.dataset.client!)
let alive = false
let loading: Promise<void> | undefined
const held = new Set<Element>()

function load(): Promise<void> {
  loading ??= Promise.all(urls.map(url => import(/* @vite-ignore */ url) as Promise<Client>))
    .then(modules => modules.at(-1)!.ready)
    .then(() => {
      alive = true
    })
    .catch(error => {
      loading = undefined
      throw error
    })
  return loading
}

/** The toast stands in the page: what would build one has not arrived. */
function sayFailed() {
  const toast = document.getElementById('load-failed')!
  toast.showPopover()
  setTimeout(() => toast.hidePopover(), SHOWN_MS)
}

const wake = () => void load().catch(() => {})

function hold(event: Event) {
  const at = event.target as Element
  if (alive || !at.closest('[data-island]')) return
  const button = at.closest('button')
  const form = event.type === 'submit' ? (at as HTMLFormElement) : undefined
  if (!form && (!button || button.type === 'submit')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const control = form ? (event as SubmitEvent).submitter : button
  if (!control || held.has(control)) return
  held.add(control)
  control.setAttribute('aria-busy', 'true')
  const release = () => {
    held.delete(control)
    control.removeAttribute('aria-busy')
  }
  load().then(
    () => {
      release()
      form ? form.requestSubmit() : (control as HTMLElement).click()
    },
    () => {
      release()
      if (form) HTMLFormElement.prototype.submit.call(form)
      else sayFailed()
    },
  )
}

for (const type of ['pointerdown', 'focusin', 'keydown'])
  addEventListener(type, wake, { once: true, passive: true, capture: true })
for (const type of ['submit', 'click']) addEventListener(type, hold, true)

const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4_000 })
  else setTimeout(wake, 1_500)
}

/** Web fonts come after the first paint, and all in one go: the page is laid out once more, not once for each. */
const showFonts = async () => {
  await Promise.allSettled(Array.from(document.fonts, face => face.load()))
  document.documentElement.dataset.fonts = ''
}

/** A frame that was asked for may be long from the screen still; its entry tells when it is there. */
const whenLoaded = () => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    void showFonts()
  }).observe({ type: 'paint', buffered: true })
  whenIdle()
}
if (document.readyState === 'complete') whenLoaded()
else addEventListener('load', whenLoaded, { once: true })

export {}
