import cars from './cars.json' with { type: 'json' }

/** The blue car in one of the street's pictures, in that picture's pixels, and its foam, one bit per cell. */
export type Car = {
  picture: readonly [width: number, height: number]
  at: readonly [left: number, top: number]
  /** Points, relative to `at`, where the roof and the door show their colours in light and in shade. */
  roof: readonly (readonly [x: number, y: number])[]
  door: readonly (readonly [x: number, y: number])[]
  columns: number
  rows: number
  foam: string
}

/** A cell's side, in pixels of the picture. */
export const CELL = 4

export const { wide: WIDE_CAR, narrow: NARROW_CAR } = cars as unknown as Record<'wide' | 'narrow', Car>

/** The centres of the cells with foam, in pixels from the car's corner, from left to right. */
export function foamOf({ columns, foam }: Car): [x: number, y: number][] {
  const bytes = atob(foam)
  return Array.from({ length: bytes.length * 8 }, (_, at) => at)
    .filter(at => (bytes.charCodeAt(at >> 3) >> (7 - (at & 7))) & 1)
    .map((at): [number, number] => [((at % columns) + 0.5) * CELL, (Math.floor(at / columns) + 0.5) * CELL])
    .sort(([a], [b]) => a - b)
}
