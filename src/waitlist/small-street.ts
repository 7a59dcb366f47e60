import { districtWords, type Neighbours } from '#src/content/district.ts'

const HOUSES = 10
const WINDOWS = 4

/**
 * Returns how many windows are lit in each house; at the goal, all of them are. A house without lit windows
 * is not built yet. `isNew`: one more window is lit.
 */
export function litWindows({ confirmed, goal }: Neighbours, isNew?: boolean): number[] {
  const all = HOUSES * WINDOWS
  const more = isNew ? 1 : 0
  const most = goal && confirmed + more < goal ? all - 1 : all
  const lit = goal ? Math.max(1, Math.min(most, Math.floor((all * confirmed) / goal) + more)) : 0
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
const NEW = '#fff7d6'

const rect = (x: number, y: number, width: number, height: number, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`

/**
 * Draws a street that fills with houses and lit windows as neighbours confirm, as SVG; empty without a
 * goal. `isNew`: the last window is the reader's.
 */
export function drawSmallStreet(near: Neighbours | undefined, isNew?: boolean): string {
  if (!near?.goal) return ''
  const houses = litWindows(near, isNew)
  const lit = houses.reduce((sum, n) => sum + n, 0)
  return `<svg role="img" aria-label="${districtWords.street(lit, HOUSES * WINDOWS, isNew)}" viewBox="0 0 400 92" width="200" height="46">${houses
    .map(
      (windows, i) =>
        `<g transform="translate(${i * 40} 0)">${windows ? house(windows, i, isNew && i * WINDOWS + windows === lit) : plot}</g>`,
    )
    .join('')}<path d="M0 90h400" stroke="currentColor" stroke-width="3"/></svg>`
}

const plot =
  '<path d="M4 88V38L20 20 36 38V88" fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="1.5" stroke-dasharray="3 4"/>'

/** Two windows upstairs, one next to the door and one in the gable: left, top, width and height. */
const PANES = [
  [7, 46, 10, 13],
  [23, 46, 10, 13],
  [7, 68, 10, 13],
  [16, 27, 8, 8],
] as const

function house(windows: number, i: number, isLastNew?: boolean): string {
  const { wall, door } = HOUSE_COLOURS[i % HOUSE_COLOURS.length]!
  return `${rect(27, 10, 6, 18, `fill="${CHIMNEY}"`)}${rect(2, 36, 36, 52, `fill="${wall}"`)}<path d="M0 38 20 16 40 38z" fill="${ROOF}"/>${rect(23, 68, 10, 20, `fill="${door}" rx="2"`)}${PANES.map(
    ([x, y, width, height], n) =>
      rect(
        x,
        y,
        width,
        height,
        isLastNew && n === windows - 1
          ? `rx="1" fill="${NEW}" stroke="${LIT}" stroke-width="3"`
          : `rx="1" fill="${n < windows ? LIT : DARK}" stroke="#fffdf8" stroke-width="1.6"`,
      ),
  ).join('')}`
}
