import type { StreetNow } from '#src/waitlist/browser/sign/draw-sign.ts'
import { catsPlace, partOfDay, seasonOf } from './calendar.ts'
import { decoration } from './decoration.ts'
// Separate bundles, only for visitors who see them. Vite would wrap an `import` of a module in a
// helper, which would be one more request for everybody.
import follower from './follow-visitor.ts?worker&url'
import { NARROW, seasonDrawing, WIDE } from './season-drawing.ts'
import style from './street-life.css?url'
import wash from './wash.ts?worker&url'

const spots = document.querySelector('.street-spots')
const street = spots?.parentElement
const now = new Date()
const season = seasonOf(now)
/** Used by the style sheet, and by the street sign of those who join. */
Object.assign(document.body.dataset, { part: partOfDay(now), season } satisfies StreetNow)

/** Nothing moves for visitors who prefer less motion or use their own colours. */
const MOVES = '(prefers-reduced-motion: no-preference) and (forced-colors: none)'

/** The street's cat, sitting and seen from the front, with its tail around it. */
const catDrawing =
  '<svg viewBox="0 0 44 50"><path d="M12 50Q6 28 16 23 8 16 11 3l8 5q4-1 8 0l8-5q2 13-5 20 10 6 5 27z"/><path class="tail" d="M33 47q9-1 8-9t-4-7"/><path class="eyes" d="M15 14q4-4 5 1-3 2-5-1zm16 0q-4-4-5 1 3 2 5-1z"/></svg>'

/** Adds light, season and cat to the street, by the visitor's clock. This is decoration, so it is loaded last. */
function showStreetLife() {
  const [over, within] = [decoration('season'), decoration('season within')]
  spots!.before(decoration('sky'), within, over)

  const wide = matchMedia('(width >= 600px)')
  const draw = () => {
    const picture = wide.matches ? WIDE : NARROW
    const drawing = seasonDrawing(season, picture)
    const svg = (shapes = '') => `<svg viewBox="${picture.box}">${shapes}</svg>`
    over.innerHTML = svg(drawing.over)
    within.innerHTML = svg(drawing.within)
  }
  draw()
  wide.onchange = draw

  for (const type of ['load', 'error']) document.addEventListener(type, hideFailed, true)
  for (const target of document.images) hideFailed({ target })

  const place = document.querySelector(catsPlace(now))!
  place.classList.add('cats-place')
  place.append(decoration('cat', catDrawing))

  // Printing waits for lazy pictures, but not for one that is chosen only because print has a light colour scheme.
  if (matchMedia('(prefers-color-scheme: dark)').matches)
    street!.prepend(
      Object.assign(new Image(), {
        loading: 'lazy',
        className: 'paper-street',
        src: '/art/hero-1200.avif',
        alt: '',
      }),
    )

  // Offered once the visitor explores the street with a pointer or the keyboard.
  let asked = false
  const offerWash = () => {
    if (asked || !matchMedia(MOVES).matches) return
    asked = true
    import(/* @vite-ignore */ wash).catch(() => {})
  }
  for (const type of ['pointerover', 'focusin']) street!.addEventListener(type, offerWash)

  const roomy = matchMedia(`(width >= 1368px) and ${MOVES}`)
  const follow = () => {
    if (!roomy.matches) return
    roomy.onchange = null
    void import(/* @vite-ignore */ follower)
  }
  if ('ScrollTimeline' in window) {
    roomy.onchange = follow
    follow()
  }
}

/**
 * Hides pictures that failed to load, for which some browsers show a frame, and the season if the street has only its
 * outline.
 */
function hideFailed({ target }: { target: unknown }) {
  const picture = target as HTMLImageElement
  const failed = picture.complete && !picture.naturalWidth
  picture.classList.toggle('failed', failed)
  picture.closest('.hero-picture')?.classList.toggle('outline-alone', failed)
}

// Other pages have only the sign. This is not an adopted style sheet: a sheet linked later would come before it, and
// Chromium would lay out the whole page again.
if (spots) {
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: style,
      onload: () => (window.requestIdleCallback ?? setTimeout)(showStreetLife),
    }),
  )
}
