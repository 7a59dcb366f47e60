/**
 * Inlined in every page. After load it starts the page's core. It fetches React only once the visitor is about to use
 * an island: when the mouse moves over a control, or at the first focus, key or click. A click or submit before the
 * island is alive is held and repeated once it is. If the script cannot be loaded, a form is posted as it would be
 * without script, and a button shows a message. Imports nothing.
 */
type Core = typeof import('./core.ts')
type Client = typeof import('./main.tsx')

const SHOWN_MS = 8_000
/** How long to wait for a paint, in milliseconds, as hidden pages are not painted. */
const UNPAINTED_MS = 100

const dormant = '[data-island]:not([data-alive])'
const { dataset } = document.body
const { core, client, panel } = dataset
const urls = client!.split(' ')
const hinted = new Set<string>()
let loading: Promise<Client> | undefined
let started: Promise<Core | undefined> | undefined

const painted = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, UNPAINTED_MS)
  })

/** Fetches the scripts and styles that an island needs, without running anything. */
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

/** Evaluates React in a separate task after a paint, so the visitor first sees their press take effect. */
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

/** Shows a toast that is already in the page, as the code that creates toasts did not load. */
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
  // A touch may become a scroll, so nothing is evaluated before the focus or click that follows.
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
      if (form) form.submit()
      else sayFailed()
    },
  )
}

/**
 * `toSorted` needs Chrome 110, Firefox 115 or Safari 16, and `adoptedStyleSheets` Safari 16.4. Older browsers get
 * the page without script.
 */
const youngEnough = 'toSorted' in [] && 'adoptedStyleSheets' in document

if (youngEnough) {
  document.documentElement.dataset.script = ''
  // Not pointerover, as something that scrolls under a resting mouse shows no intent.
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
    addEventListener(type, intend, { passive: true, capture: true })
  for (const type of ['submit', 'click']) addEventListener(type, hold, true)
}

/**
 * Applies web fonts after the first paint, all at once, so that the page is laid out only once more. They are only
 * applied if a local font has the same metrics, as otherwise they would move what is being read. Local fonts are
 * tried one after the other, in the order in which text uses them, because the page has to wait for each that is
 * missing.
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
/** How long to wait for the first paint's entry, in milliseconds: Firefox has none if the page was already scrolled. */
const PAINTED_MS = 3_000

/** An animation frame may run long before the screen is painted; the performance entry reports the paint itself. */
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
// An inline module runs before the page's load event.
addEventListener('load', whenLoaded)
