/**
 * Inline in every page. After load it starts the page's core; React it fetches only once the visitor means to
 * use an island: a mouse moved over a control, the focus, a key or a click. A click or submit made before the island is alive
 * is held and done again once it is; if the script cannot be loaded, a form is posted as forms are without script, and
 * a button says so. Imports nothing.
 */
type Core = typeof import('./core.ts')
type Client = typeof import('./main.tsx')

const SHOWN_MS = 8_000
/** Hidden pages are not painted. */
const UNPAINTED_MS = 100

const dormant = '[data-island]:not([data-alive])'
const { dataset } = document.body
const { core, client, panel } = dataset
/** Patterns of the hosts that have their own class, in the order of `REFERRER_CLASSES`; the last is ours. A string is short. */
const CLASSES = `gpt|claud|perpl|gemin|copil ^mail|outl google|w.bing|duckd facebook|instag|^t.co$|linked|reddit|nextd|tikt ^${location.host}$`
const site = document.referrer.split('/')[2]
// How the visitor came here: the page's own query, whether the page was loaded again or come to by Back, and the class of
// the site that led here, never its address. A query parser takes a second `?` for none. What is deprecated says in a
// word what its successor says in a list.
dataset.found = `?${location.search}&n=${performance.navigation?.type}&v=${site && CLASSES.split(' ').findIndex(hosts => site.match(hosts))}`

const urls = client!.split(' ')
const hinted = new Set<string>()
let loading: Promise<Client> | undefined
let started: Promise<Core | undefined> | undefined

const painted = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, UNPAINTED_MS)
  })

/** Fetches what an island needs, and runs none of it. */
function fetchFor({ dataset: { island } }: HTMLElement) {
  const chat = island === 'maeve' || island === 'faq-chat'
  for (const url of [...urls, ...(chat && panel ? panel.split(' ') : [])]) {
    if (hinted.has(url)) continue
    hinted.add(url)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    if (url.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
    }
    link.href = url
    document.head.append(link)
  }
}

/** React's own file is evaluated in its own task, after a paint: the visitor sees what they pressed. */
function load(): Promise<Client> {
  loading ??= (async () => {
    await painted()
    await import(/* @vite-ignore */ urls[0]!)
    await painted()
    return import(/* @vite-ignore */ urls.at(-1)!)
  })().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

async function wake(island: HTMLElement) {
  fetchFor(island)
  const { wake } = await load()
  return wake(island, started)
}

/** The toast is in the page already: the code that would build one has not arrived. */
function sayFailed() {
  const toast = document.getElementById('load-failed')!
  toast.hidden = false
  toast.showPopover?.()
  setTimeout(() => {
    toast.hidden = true
    toast.hidePopover?.()
  }, SHOWN_MS)
}

function intend(event: Event) {
  const at = event.target as Element
  const island = at.closest?.<HTMLElement>(dormant)
  if (!island || !at.closest('button,input,label')) return
  const { pointerType = 'mouse' } = event as PointerEvent
  // A touch may become a scroll: only the focus or click that follows evaluates anything.
  if (pointerType !== 'mouse') fetchFor(island)
  else wake(island).catch(() => {})
}

function hold(event: Event) {
  const at = event.target as Element
  const island = at.closest<HTMLElement>(dormant)
  if (!island) return
  const button = at.closest('button')
  const form = event.type === 'submit' ? (at as HTMLFormElement) : undefined
  if (!form && (!button || button.type === 'submit')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const control = form ? (event as SubmitEvent).submitter : button
  if (!control || control.matches('[aria-busy=true]')) return
  control.setAttribute('aria-busy', 'true')
  const release = () => control.removeAttribute('aria-busy')
  wake(island).then(
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

/** Chrome 110, Firefox 115 and Safari 16 know the one, Safari 16.4 the other. An older browser's page has no script. */
const youngEnough = 'toSorted' in [] && 'adoptedStyleSheets' in document

if (youngEnough) {
  document.documentElement.dataset.script = ''
  // Not pointerover: what scrolls under a mouse at rest is no intent.
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
    addEventListener(type, intend, { passive: true, capture: true })
  for (const type of ['submit', 'click']) addEventListener(type, hold, true)
}

/**
 * Web fonts come after the first paint, and all in one go: the page is laid out once more, not once for each. Where none of
 * the local fonts that keep their room is found, they would move what is being read, and do not come. One after the other, as
 * the text does: for each that is not there the page waits for the browser's own process.
 */
const showFonts = async () => {
  const [heading, text, ...standIns] = document.fonts
  await Promise.allSettled([heading!.load(), text!.load()])
  for (const face of standIns)
    if (await face.load().catch(() => {})) {
      document.documentElement.dataset.fonts = ''
      break
    }
}
/** How long the first paint's entry may be in coming, in milliseconds: Firefox has none where a page is painted scrolled. */
const PAINTED_MS = 3_000

/** A requested frame may still be far from the screen; its entry reports when it is painted. */
const whenLoaded = () => {
  const late = setTimeout(showFonts, PAINTED_MS)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    clearTimeout(late)
    void showFonts()
  }).observe({ type: 'paint', buffered: true })
  if (youngEnough)
    started = painted()
      .then(() => import(/* @vite-ignore */ core!))
      .catch(() => {}) as typeof started
}
if (document.readyState === 'complete') whenLoaded()
else addEventListener('load', whenLoaded, { once: true })
