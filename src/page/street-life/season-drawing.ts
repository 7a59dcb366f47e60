import type { Season } from './calendar.ts'
import streets from './streets.json' with { type: 'json' }

type Point = readonly [x: number, y: number]

/** Positions in one of the street’s pictures, in units of its view box. */
type Street = {
  box: string
  /** The ends of the gutters under the roofs, from left to right. */
  eaves: Point[]
  /** The outline of each roof, without chimneys. */
  roofs: string[]
  /** The middle and radii of each tree's crown. */
  crowns: [...Point, rx: number, ry: number][]
  /** The exact outline of each crown in the picture: a simpler shape would leave green edges, or colour the sky. */
  leaves: string[]
  /** Places on the empty pavement and road. */
  ground: Point[]
  /** Places in front of the sky and the houses. */
  air: Point[]
}

/** The pictures for wide screens and for phones. */
export const { wide: WIDE, narrow: NARROW } = streets as unknown as Record<'wide' | 'narrow', Street>

const FLAGS = 9
const COLOURS = 5
const SAG = 30

/** Draws the season on the street: `over` goes on top, and `within` only changes the hue of what is there. */
export function seasonDrawing(season: Season, street: Street): { over: string; within?: string } {
  if (season === 'summer') return { over: bunting(street.eaves) }
  const within = street.leaves.map(d => `<path d="${d}"/>`).join('')
  if (season === 'winter') return { over: frost(street), within }
  const shape = season === 'autumn' ? 'M-11 2q9-12 22-4-8 12-22 4z' : 'M-6 0q6-8 12 0-6 6-12 0z'
  const leaf =
    (kind: string) =>
    ([x, y]: Point, at: number) =>
      `<g class="leaf ${kind}"><path transform="translate(${x} ${y}) rotate(${at * 67})" d="${shape}"/></g>`
  const over = [...street.ground.map(leaf('')), ...street.air.map(leaf('falling'))]
  if (season === 'autumn') return { over: over.join(''), within }
  return { over: over.join('') + street.crowns.map(blossom).join('') }
}

/** Draws flags along a sagging line from gutter to gutter, each colour as one path. */
function bunting(eaves: Point[]): string {
  const flags: string[] = Array(COLOURS).fill('')
  let lines = ''
  let n = 0
  eaves.slice(1).forEach(([x2, y2], span) => {
    const [x1, y1] = eaves[span]!
    const on = (t: number): Point => [
      Math.round(x1 + (x2 - x1) * t),
      Math.round(y1 + (y2 - y1) * t + SAG * 4 * t * (1 - t)),
    ]
    lines += `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + SAG * 2} ${x2} ${y2}`
    const count = Math.round(((x2 - x1) / 215) * FLAGS)
    for (let i = 0; i < count; i++) {
      const [x, y] = on((i + 0.18) / count)
      const [right, low] = on((i + 0.82) / count)
      flags[n++ % COLOURS] += `M${x} ${y}L${right} ${low} ${(x + right) / 2} ${(y + low) / 2 + 24}z`
    }
  })
  return `<path class="line" d="${lines}"/>${flags.map(d => `<path d="${d}"/>`).join('')}`
}

/** Draws frost on the roofs, thicker towards the gutters, and along the gutters. */
const frost = ({ roofs, eaves: [first, ...rest] }: Street) =>
  `<linearGradient id="frost" x2="0" y2="1"><stop stop-color="#fff6e6" stop-opacity="0"/><stop offset=".9" stop-color="#fff6e6" stop-opacity=".85"/></linearGradient>${roofs
    .map(d => `<path fill="url(#frost)" d="${d}"/>`)
    .join('')}<path class="line" d="M${first}L${rest.join(' ')}"/>`

/** Draws petals in the pattern of a sunflower's seeds. */
function blossom([x, y, rx, ry]: Street['crowns'][number]): string {
  return Array.from({ length: 60 }, (_, i) => {
    const far = Math.sqrt(i / 60) * 0.94
    const turn = i * 2.4
    const [cx, cy] = [x + rx * far * Math.cos(turn), y + ry * far * Math.sin(turn)]
    return `<circle cx="${cx.toFixed()}" cy="${cy.toFixed()}" r="${3.5 + (i % 3)}"/>`
  }).join('')
}
