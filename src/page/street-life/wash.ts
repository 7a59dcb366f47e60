import { waitlistWords } from '#src/content/waitlist.ts'
import { washWords as words } from '#src/content/wash.ts'
import { cleanCar } from './clean-car.ts'
import { type Car, CELL, foamOf, NARROW_CAR, WIDE_CAR } from './foam.ts'
import style from './wash.css?url'

type Point = readonly [x: number, y: number]

/** The width of a wipe, as a share of the car; how many presses wash it; the share of foam so small that it vanishes. */
const BRUSH = 0.17
const PRESSES = 6
const LAST = 0.12

const SPARKLE = '<path d="M0-9Q1-1 9 0 1 1 0 9-1 1-9 0-1-1 0-9z"/>'

/** Lets a visitor wash the blue car once, by wiping the foam off or with some presses of a key. */
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
  let car: Car | undefined
  let left: Point[] = []
  let all = 0
  let clean = false

  /** Fits a new picture, by night or for another width. Foam that was wiped off stays off, unless the car has moved. */
  function lay() {
    const now = matchMedia('(width >= 600px)').matches ? WIDE_CAR : NARROW_CAR
    const wiped =
      now === car && foamOf(now).filter(point => !left.some(([x, y]) => x === point[0] && y === point[1]))
    if (now !== car) left = foamOf(now)
    car = now
    all = foamOf(now).length
    canvas.width = now.columns * CELL
    canvas.height = now.rows * CELL
    wash.className = now === WIDE_CAR ? 'wash wide' : 'wash'
    const paint = brush.createPattern(cleanCar(picture, now), null)!
    Object.assign(brush, {
      strokeStyle: paint,
      fillStyle: paint,
      lineCap: 'round',
      lineWidth: BRUSH * canvas.width,
    })
    for (const point of wiped || []) stroke(point, point, 2 * CELL)
    if (clean) brush.fillRect(0, 0, canvas.width, canvas.height)
  }

  function stroke(from: Point, to: Point, width = BRUSH * canvas.width) {
    brush.lineWidth = width
    brush.beginPath()
    brush.moveTo(...(from as [number, number]))
    // Some engines would not draw a line of no length.
    brush.lineTo(to[0] + 0.1, to[1])
    brush.stroke()
  }

  function wipe(from: Point, to: Point) {
    stroke(from, to)
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const long = dx * dx + dy * dy || 1
    left = left.filter(([x, y]) => {
      const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / long))
      return Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy) > (BRUSH * canvas.width) / 2
    })
    if (left.length <= LAST * all) shine()
  }

  function press() {
    const some = left.slice(0, Math.ceil(all / PRESSES))
    left = left.slice(some.length)
    for (const point of some) stroke(point, point, 4 * CELL)
    if (left.length <= LAST * all) shine()
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
    // Nothing moves unless the line is out of sight, as on a magnified page.
    if (focused) link.focus({ preventScroll: link.getBoundingClientRect().top < innerHeight })
  }

  listen(button, canvas, wipe, press)
  lay()
  picture.addEventListener('load', lay)
  matchMedia('(prefers-reduced-motion: reduce)').onchange = () => clean || wash.remove()
  street.append(wash)
}

/** Calls `wipe` while one finger or the mouse drags over the button, and `press` for a key or a screen reader's press. */
function listen(
  button: HTMLButtonElement,
  canvas: HTMLCanvasElement,
  wipe: (from: Point, to: Point) => void,
  press: () => void,
) {
  let finger: number | undefined
  let last: Point = [0, 0]
  const place = ({ offsetX, offsetY }: PointerEvent): Point => {
    const scale = canvas.width / button.clientWidth
    return [offsetX * scale, offsetY * scale]
  }
  button.onpointerdown = event => {
    if (finger !== undefined || event.button) return
    finger = event.pointerId
    button.setPointerCapture(finger)
    last = place(event)
    wipe(last, last)
  }
  button.onpointermove = event => {
    if (event.pointerId !== finger) return
    // Its release may never have come, as after a dialog.
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
  // On release, so that a held key washes once and does not press the link that comes next.
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '
  button.onkeydown = event => {
    if (isPress(event)) event.preventDefault()
  }
  button.onkeyup = event => {
    if (isPress(event)) press()
  }
  // A screen reader’s press comes from neither.
  button.onclick = ({ detail }) => {
    if (!detail) press()
  }
}

const street = document.querySelector<HTMLElement>('.hero-picture')!
const picture = street.querySelector<HTMLImageElement>('picture img')!
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = style
// A picture that failed to load has no car.
link.onload = () => picture.naturalWidth && offerWash(street, picture)
document.head.append(link)
