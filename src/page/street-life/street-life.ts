import { catsPlace, partOfDay, seasonOf } from './calendar.ts'
import { catDrawing } from './cat-drawing.ts'
import { followVisitor } from './follow-visitor.ts'
import { NARROW, seasonDrawing, WIDE } from './season-drawing.ts'
import style from './street-life.css?url'

/** What the visitor's own clock adds to the street: light, season, and the cat. Decoration, which comes after all else. */
function showStreetLife() {
  const now = new Date()
  const sky = add('sky', '')
  sky.dataset.part = partOfDay(now)
  const spots = document.querySelector('.street-spots')!
  const season = seasonOf(now)
  const [over, within] = [add('season', ''), add('season within', '')]
  over.dataset.season = within.dataset.season = season
  spots.before(sky, within, over)

  const wide = matchMedia('(width >= 600px)')
  const draw = () => {
    const street = wide.matches ? WIDE : NARROW
    const drawing = seasonDrawing(season, street)
    const svg = (shapes = '') => `<svg viewBox="${street.box}">${shapes}</svg>`
    over.innerHTML = svg(drawing.over)
    within.innerHTML = svg(drawing.within)
  }
  draw()
  wide.onchange = draw

  for (const type of ['load', 'error']) document.addEventListener(type, hideFailed, true)
  for (const target of document.images) hideFailed({ target })

  const place = document.querySelector(catsPlace(now))!
  place.classList.add('cats-place')
  place.append(add('cat', catDrawing))

  // A printer waits for lazy pictures, and not for one that the paper’s own scheme picks.
  if (matchMedia('(prefers-color-scheme: dark)').matches) {
    const street = new Image()
    street.loading = 'lazy'
    street.className = 'paper-street'
    street.src = '/art/hero-1200.avif'
    street.alt = ''
    spots.parentElement!.prepend(street)
  }

  const roomy = matchMedia(
    '(width >= 1368px) and (prefers-reduced-motion: no-preference) and (forced-colors: none)',
  )
  const follow = () => {
    if (!roomy.matches) return
    roomy.onchange = null
    followVisitor()
  }
  if ('ScrollTimeline' in window) {
    roomy.onchange = follow
    follow()
  }
}

/**
 * In place of a picture that failed WebKit shows an icon in a frame, and Firefox the frame. Nor does the outline of the
 * street have a season.
 */
function hideFailed({ target }: { target: unknown }) {
  const picture = target as HTMLImageElement
  const failed = picture.complete && !picture.naturalWidth
  picture.classList.toggle('failed', failed)
  picture.closest('.hero-picture')?.classList.toggle('outline-alone', failed)
}

function add(name: string, content: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.setAttribute('aria-hidden', 'true')
  element.innerHTML = content
  return element
}

// Not an adopted style sheet: what is linked later would stand before it, and Chromium lays the whole page out again for that.
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = style
link.onload = () => (window.requestIdleCallback ?? setTimeout)(showStreetLife)
document.head.append(link)
