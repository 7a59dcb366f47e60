import { waitlistWords } from '#src/content/waitlist.ts'
import { washWords as words } from '#src/content/wash.ts'
import { cleanCar } from './clean-car.ts'
import { CELL, foamOf, NARROW_CAR, WIDE_CAR } from './foam.ts'
import style from './wash.css?url'

type Point = readonly [x: number, y: number]

/**
 * The width of a wipe, as a fraction of the canvas's; how many presses wash the car; the share of foam below which
 * the rest vanishes.
 */
const BRUSH = 0.17
const PRESSES = 6
const LAST = 0.12

const SPARKLE = '<path d="M0-9Q1-1 9 0 1 1 0 9-1 1-9 0-1-1 0-9z"/>'

/** Lets a visitor wash the blue car once, by wiping the foam off or pressing a key several times. */
function offerWash(street: HTMLElement, picture: HTMLImageElement) {
  const wash = document.createElement('div')
  wash.className = 'wash'
  wash.innerHTML = `<canvas aria-hidden="true"></canvas><button type="button"><span>${words.button}</span></button><p role="status"></p>`
  const [canvas, button, said] = wash.children as unknown as [
    HTMLCanvasElement,
    HTMLButtonElement,
    HTMLElement,
  ]
  const brush = canvas.getContext('2d')!
  let left: Point[] = []
  /** The wipes so far, in fractions of the canvas, as its size and place differ between pictures. */
  const wipes: (readonly [from: Point, to: Point, width: number])[] = []
  let all = 0
  let clean = false

  /**
   * Fits the foam to a new picture: at night, or for another width, as when a phone is turned. Foam that was wiped off
   * stays off.
   */
  function lay() {
    const now = matchMedia('(width >= 600px)').matches ? WIDE_CAR : NARROW_CAR
    left = foamOf(now)
    all = left.length
    canvas.width = now.columns * CELL
    canvas.height = now.rows * CELL
    // Not “wide”: that class, which the headline uses, is hidden on narrow screens.
    wash.className = now === WIDE_CAR ? 'wash broad' : 'wash'
    const paint = brush.createPattern(cleanCar(picture, now), null)!
    Object.assign(brush, {
      strokeStyle: paint,
      fillStyle: paint,
      lineCap: 'round',
    })
    for (const wipe of wipes) clear(...wipe)
    if (clean) brush.fillRect(0, 0, canvas.width, canvas.height)
  }

  const inPixels = ([x, y]: Point): Point => [x * canvas.width, y * canvas.height]

  /** Wipes the foam off along a line. Its ends and its width are fractions of the canvas (0 to 1). */
  function clear(from: Point, to: Point, share: number) {
    const [fromX, fromY] = inPixels(from)
    const [toX, toY] = inPixels(to)
    const width = share * canvas.width
    brush.lineWidth = width
    brush.beginPath()
    brush.moveTo(fromX, fromY)
    // Some engines would not draw a line of zero length.
    brush.lineTo(toX + 0.1, toY)
    brush.stroke()
    const [dx, dy] = [toX - fromX, toY - fromY]
    const long = dx * dx + dy * dy || 1
    left = left.filter(([x, y]) => {
      const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / long))
      return Math.hypot(x - fromX - along * dx, y - fromY - along * dy) > width / 2
    })
  }

  function wipe(from: Point, to: Point, share = BRUSH) {
    wipes.push([from, to, share])
    clear(from, to, share)
    if (!clean && left.length <= LAST * all) shine()
  }

  function press() {
    for (const [x, y] of left.slice(0, Math.ceil(all / PRESSES))) {
      const at: Point = [x / canvas.width, y / canvas.height]
      wipe(at, at, (4 * CELL) / canvas.width)
    }
  }

  function shine() {
    clean = true
    brush.fillRect(0, 0, canvas.width, canvas.height)
    const focused = document.activeElement === button
    button.remove()
    canvas.insertAdjacentHTML(
      'afterend',
      `<svg viewBox="0 0 100 54" aria-hidden="true">${SPARKLE.repeat(3)}</svg>`,
    )
    said.textContent = `${words.done} `
    // Somebody who has joined sees a card instead of the form.
    if (!document.getElementById('hero-email')?.offsetParent) return
    const link = document.createElement('a')
    link.href = '#hero-email'
    link.textContent = waitlistWords.form.submit
    said.append(link)
    // Nothing scrolls unless the line is out of sight, as on a magnified page.
    if (focused) link.focus({ preventScroll: link.getBoundingClientRect().top < innerHeight })
  }

  listen(button, wipe, press)
  lay()
  picture.addEventListener('load', lay)
  matchMedia('(prefers-reduced-motion: reduce)').onchange = () => clean || wash.remove()
  street.append(wash)
}

/**
 * Calls `wipe`, with fractions of the button, while one finger or the mouse drags over it, and `press`
 * when a key or a screen reader presses it.
 */
function listen(button: HTMLButtonElement, wipe: (from: Point, to: Point) => void, press: () => void) {
  let finger: number | undefined
  let last: Point = [0, 0]
  const place = ({ offsetX, offsetY }: PointerEvent): Point => [
    offsetX / button.clientWidth,
    offsetY / button.clientHeight,
  ]
  button.onpointerdown = event => {
    if (finger !== undefined || event.button) return
    finger = event.pointerId
    button.setPointerCapture(finger)
    last = place(event)
    wipe(last, last)
  }
  button.onpointermove = event => {
    if (event.pointerId !== finger) return
    // The release may have gone unnoticed, for example if a dialog opened.
    if (!event.buttons) {
      finger = undefined
      return
    }
    const now = place(event)
    wipe(last, now)
    last = now
  }
  button.onpointerup = button.onpointercancel = event => {
    if (event.pointerId === finger) finger = undefined
  }
  // Acts on release, so that a held key washes once and does not press the link that appears next.
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '
  button.onkeydown = event => {
    if (isPress(event)) event.preventDefault()
  }
  button.onkeyup = event => {
    if (isPress(event)) press()
  }
  // A screen reader’s press is neither a key nor a pointer.
  button.onclick = ({ detail }) => {
    if (!detail) press()
  }
}

const street = document.querySelector<HTMLElement>('.hero-picture')!
const picture = street.querySelector<HTMLImageElement>('picture img')!
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = style
// If the picture failed to load, there is no car.
link.onload = () => picture.naturalWidth && offerWash(street, picture)
document.head.append(link)
