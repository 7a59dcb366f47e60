import type { Season } from './calendar.ts'

type Point = readonly [x: number, y: number]

/** Positions in one of the street’s pictures, in units of its view box. */
export type Street = {
  box: string
  /** The ends of the gutters under the roofs, from left to right. */
  eaves: Point[]
  /** The outline of each roof, without chimneys. */
  roofs: string[]
  /** The middle and radii of each tree's crown. */
  crowns: [...Point, rx: number, ry: number][]
  /** On the pavement and the road, which are empty. */
  ground: Point[]
  /** In front of the sky and the houses. */
  air: Point[]
}

/** The picture for wide screens. */
export const WIDE: Street = {
  box: '48 16 1206 905',
  eaves: points('86,268 305,240 517,212 714,184 900,158'),
  roofs: [
    'M58 168 252 146 292 176 306 224 84 250z',
    'M292 166 316 134 460 116 465 122 498 142 518 186 304 210z',
    'M502 138 524 108 656 92 700 124 712 158 520 182z',
    'M702 116 720 84 871 66 904 140 714 160z',
  ],
  crowns: [
    [520, 314, 63, 58],
    [1150, 454, 76, 71],
  ],
  ground: points(
    '1118,630 1172,622 1190,594 1108,596 1004,656 860,690 800,668 620,728 530,744 372,762 640,540',
  ),
  air: points('640,330 600,420 1060,380 1235,520 960,230 1010,120'),
}

/** The picture for phones. */
export const NARROW: Street = {
  box: '0 0 1080 1008',
  eaves: points('0,288 104,264 325,228 527,194 720,160'),
  roofs: [
    'M0 204 40 198 78 210 102 256 0 282z',
    'M80 198 100 156 264 130 300 158 324 210 104 252z',
    'M302 156 326 120 464 99 500 128 524 182 328 216z',
    'M502 126 526 88 680 62 720 136 528 176z',
  ],
  crowns: [[303, 352, 67, 61]],
  ground: points('800,690 850,700 700,720 930,640 640,770 500,790 560,760 300,840 240,850 440,800 30,700'),
  air: points('400,330 420,440 170,400 800,250 900,400'),
}

/** Parses points as in SVG's `points` attribute: `x,y x,y`. */
function points(text: string): Point[] {
  return text.split(' ').map(point => point.split(',').map(Number) as [number, number])
}

const FLAGS = 9
const COLOURS = 5
const SAG = 30

/** Draws the season on the street: `over` goes on top, `within` only changes the hue of what is there. */
export function seasonDrawing(season: Season, street: Street): { over: string; within?: string } {
  if (season === 'summer') return { over: bunting(street.eaves) }
  const within = street.crowns
    // Crowns are squarer than ellipses: those would leave green corners.
    .map(
      ([x, y, rx, ry]) =>
        `<rect x="${x - rx}" y="${y - ry}" width="${2 * rx}" height="${2 * ry + 4}" rx="${rx * 0.74}"/>`,
    )
    .join('')
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

/** Draws frost on the roofs, mostly towards the gutters, and along these. */
const frost = ({ roofs, eaves: [first, ...rest] }: Street) =>
  `<linearGradient id="frost" x2="0" y2="1"><stop stop-color="#fff6e6" stop-opacity="0"/><stop offset=".9" stop-color="#fff6e6" stop-opacity=".85"/></linearGradient>${roofs
    .map(d => `<path fill="url(#frost)" d="${d}"/>`)
    .join('')}<path class="line" d="M${first}L${rest.join(' ')}"/>`

/** Draws petals, closer together towards the middle, as on a sunflower. */
function blossom([x, y, rx, ry]: Street['crowns'][number]): string {
  return Array.from({ length: 60 }, (_, i) => {
    const far = Math.sqrt(i / 60) * 0.94
    const turn = i * 2.4
    const [cx, cy] = [x + rx * far * Math.cos(turn), y + ry * far * Math.sin(turn)]
    return `<circle cx="${cx.toFixed()}" cy="${cy.toFixed()}" r="${3.5 + (i % 3)}"/>`
  }).join('')
}
