import { type Car, CELL, foamOf } from './foam.ts'

/**
 * The step at which the paint is worked out, in pixels of the picture. Panels are smooth, so a finer
 * one is not needed.
 */
const COARSE = 2
const ROUNDS = 50
/**
 * How far each round moves a pixel towards the mean of its neighbours. It overshoots, so a few rounds are enough.
 */
const EAGER = 1.85
/** Foam above the first is on the roof, and foam left of the second on the bonnet, as shares of the car. */
const ROOF = 0.38
const BONNET = 0.33
/** Colours that differ by less than this belong to the same panel, in light or in shade. */
const ALIKE = 40

/**
 * Draws the car's clean panels, but only where there is foam. The colours are blended from the paint around the
 * foam, so this works by day and by night.
 */
export function cleanCar(picture: HTMLImageElement, car: Car): HTMLCanvasElement {
  const { at, columns, rows } = car
  const [wide, high] = [columns * CELL, rows * CELL]
  const [w, h] = [wide / COARSE, high / COARSE]
  const size = [car.picture[0] / COARSE, car.picture[1] / COARSE] as const
  const panels = drawing(w, h)
  // Draws the whole picture, because engines disagree about how many pixels one from a `srcset` has.
  panels.drawImage(picture, -at[0] / COARSE, -at[1] / COARSE, ...size)
  const image = panels.getImageData(0, 0, w, h)
  const colours = Float32Array.from(image.data)
  const index = ([x, y]: readonly [number, number]) =>
    4 * (Math.floor(y / COARSE) * w + Math.floor(x / COARSE))
  const foam = foamOf(car).flatMap(([x, y]) => {
    const i = index([x, y])
    return [i - 4 * w - 4, i - 4 * w, i - 4, i]
  })
  const isFoam = new Set(foam)
  /** Excludes glass, chrome and the background. The bonnet needs no check, as only paint is next to it. */
  const isPaint = (i: number, panel: readonly number[] | undefined) =>
    isFoam.has(i) ||
    !panel ||
    panel.some(own => Math.hypot(...[0, 1, 2].map(c => image.data[i + c]! - image.data[own + c]!)) < ALIKE)
  const [roof, door] = [car.roof.map(index), car.door.map(index)]
  const sources = foam.map(i => {
    const [x, y] = [(i / 4) % w, i / 4 / w]
    const panel = y < h * ROOF ? roof : x < w * BONNET ? undefined : door
    const around = [i - 4, i - 4 * w, i + 4 * w, i + 4].filter(other => isPaint(other, panel))
    // Each pixel starts as a mix of light and shade, or with a neighbour's colour.
    const [light = around[0]!, shade = light] = panel ?? []
    const [from, to] = [(light / 4) % w, (shade / 4) % w]
    const part = Math.min(1, Math.max(0, (x - from) / (to - from || 1)))
    for (let c = 0; c < 3; c++) colours[i + c] = colours[light + c]! * (1 - part) + colours[shade + c]! * part
    return around
  })
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, i] of foam.entries())
      for (let c = 0; c < 3; c++) {
        const around = sources[at]!
        let sum = 0
        for (const other of around) sum += colours[other + c]!
        colours[i + c]! += EAGER * (sum / around.length - colours[i + c]!)
      }
  image.data.fill(0)
  for (const i of foam) image.data.set([...colours.subarray(i, i + 3), 255], i)
  panels.putImageData(image, 0, 0)
  const clean = drawing(wide, high)
  clean.drawImage(panels.canvas, 0, 0, wide, high)
  return clean.canvas
}

function drawing(width: number, height: number): CanvasRenderingContext2D {
  return Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!
}
