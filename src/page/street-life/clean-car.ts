import { type Car, CELL, foamOf } from './foam.ts'

/** How coarsely it is worked out, in pixels of the picture: panels are smooth, so no finer is needed. */
const COARSE = 2
const ROUNDS = 50
/** How far each round overshoots the mean of a pixel's neighbours, so that few rounds are enough. */
const EAGER = 1.85
/** Foam above this is on the roof, and left of this on the bonnet, as shares of the car. */
const ROOF = 0.38
const BONNET = 0.33
/** Colours no further apart than this belong to one panel, in light and in shade. */
const ALIKE = 60

/** Draws only the car's panels under the foam, blended from the paint around it, so it works by day and by night. */
export function cleanCar(picture: HTMLImageElement, car: Car): HTMLCanvasElement {
  const { at, columns, rows } = car
  const [wide, high] = [columns * CELL, rows * CELL]
  const [w, h] = [wide / COARSE, high / COARSE]
  const size = [car.picture[0] / COARSE, car.picture[1] / COARSE] as const
  const panels = drawing(w, h)
  // Drawn whole, because engines disagree how many pixels a picture from a `srcset` has.
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
  /** Glass, chrome and the background are not the car's paint. Only paint is next to the bonnet, so it needs no check. */
  const isPaint = (i: number, panel: readonly number[] | undefined) =>
    isFoam.has(i) ||
    !panel ||
    panel.some(own => Math.hypot(...[0, 1, 2].map(c => image.data[i + c]! - image.data[own + c]!)) < ALIKE)
  const [roof, door] = [car.roof.map(index), car.door.map(index)]
  const sources = foam.map(i => {
    const [x, y] = [(i / 4) % w, i / 4 / w]
    const panel = y < h * ROOF ? roof : x < w * BONNET ? undefined : door
    const around = [i - 4, i - 4 * w, i + 4 * w, i + 4].filter(other => isPaint(other, panel))
    // To start with, a mix of light and shade, or its neighbour's colour.
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
