import { districtWords, type Neighbours } from '#src/content/district.ts'

const HOUSES = 10
const WINDOWS = 4

/** Returns each house's lit windows: the whole street is the goal. A house without any is not built yet. */
export function litWindows({ confirmed, goal }: Neighbours): number[] {
  const all = HOUSES * WINDOWS
  const lit = goal ? Math.max(1, Math.min(all, Math.floor((all * confirmed) / goal))) : 0
  return Array.from({ length: HOUSES }, (_, i) => Math.max(0, Math.min(WINDOWS, lit - i * WINDOWS)))
}

export const HOUSE_COLOURS = [
  { wall: '#f2b8a6', door: '#0f4a3a' },
  { wall: '#f8ead0', door: '#d8432f' },
  { wall: '#bfd8c6', door: '#24447a' },
  { wall: '#fbd27a', door: '#1f6f66' },
] as const
export const ROOF = '#5d6576'
const CHIMNEY = '#d9704f'
export const DARK = '#33423f'
export const LIT = '#ffae1a'

const rect = (x: number, y: number, width: number, height: number, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`

/** Draws a street that fills with houses and lit windows as neighbours confirm, as SVG; empty without a goal. */
export function drawSmallStreet(near: Neighbours | undefined): string {
  if (!near?.goal) return ''
  const houses = litWindows(near)
  const lit = houses.reduce((sum, n) => sum + n, 0)
  return `<svg role="img" aria-label="${districtWords.street(lit, HOUSES * WINDOWS)}" viewBox="0 0 400 92" width="400" height="92">${houses
    .map((windows, i) => `<g transform="translate(${i * 40} 0)">${windows ? house(windows, i) : plot}</g>`)
    .join('')}<path d="M0 90h400" stroke="currentColor" stroke-width="3"/></svg>`
}

const plot =
  '<path d="M4 88V38L20 20 36 38V88" fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="1.5" stroke-dasharray="3 4"/>'

/** Two above, one next to the door, one in the gable: left, top, width and height. */
const PANES = [
  [7, 46, 10, 13],
  [23, 46, 10, 13],
  [7, 68, 10, 13],
  [16, 27, 8, 8],
] as const

function house(windows: number, i: number): string {
  const { wall, door } = HOUSE_COLOURS[i % HOUSE_COLOURS.length]!
  return `${rect(27, 10, 6, 18, `fill="${CHIMNEY}"`)}${rect(2, 36, 36, 52, `fill="${wall}"`)}<path d="M0 38 20 16 40 38z" fill="${ROOF}"/>${rect(23, 68, 10, 20, `fill="${door}" rx="2"`)}${PANES.map(
    ([x, y, width, height], n) =>
      rect(
        x,
        y,
        width,
        height,
        `rx="1" fill="${n < windows ? LIT : DARK}" stroke="#fffdf8" stroke-width="1.6"`,
      ),
  ).join('')}`
}
