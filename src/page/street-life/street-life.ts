import { catsPlace, partOfDay, seasonOf } from './calendar.ts'
import { catDrawing } from './cat-drawing.ts'
import { NARROW, seasonDrawing, WIDE } from './season-drawing.ts'
import css from './street-life.css?inline'

/** What the visitor's own clock adds to the street: light, season, and the cat. Decoration, which comes after all else. */
function showStreetLife() {
  const now = new Date()
  const style = new CSSStyleSheet()
  style.replaceSync(css)
  document.adoptedStyleSheets.push(style)

  const sky = add('div', 'sky', '')
  sky.dataset.part = partOfDay(now)
  const spots = document.querySelector('.street-spots')!
  const season = seasonOf(now)
  const [over, within] = ['season', 'season within'].map(name => add('div', name, '')) as [
    HTMLElement,
    HTMLElement,
  ]
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

  const place = document.querySelector(catsPlace(now))!
  place.classList.add('cats-place')
  place.append(add('div', 'cat', catDrawing))
}

function add(tag: string, name: string, content: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = name
  element.setAttribute('aria-hidden', 'true')
  element.innerHTML = content
  return element
}

;(window.requestIdleCallback ?? setTimeout)(showStreetLife)
