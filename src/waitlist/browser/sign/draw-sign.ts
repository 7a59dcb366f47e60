import { signWords } from '#src/content/street-sign.ts'
import type { Nameplate } from '#src/waitlist/nameplate.ts'

export const SIGN = { width: 1200, height: 630 } as const

export type StreetNow = {
  part: 'dawn' | 'day' | 'dusk' | 'night'
  season: 'spring' | 'summer' | 'autumn' | 'winter'
}

export type Sign = Nameplate &
  StreetNow & {
    /** The name that was typed, for “…’s road”; may be empty. */
    owner: string
    /** The line about the district; empty until it is known. */
    begun: string
    /** The rendered terrace; without it the plate hangs in the sky. */
    street: HTMLImageElement | undefined
  }

const FONT = '"Bricolage Grotesque", sans-serif'
const INK = '#10261f'
const FOREST = '#0f4a3a'
const CREAM = '#fff6e6'
/** The plate that the posts carry, which covers neither the van nor the car. */
const PLATE = { left: 32, top: 64, width: 452, height: 256, edge: 44 } as const
const POST = { top: 40, foot: 596 } as const
const MIDDLE = PLATE.left + PLATE.width / 2
const STREET = { left: 400, top: 22, width: 788, height: 591 } as const
/** The areas around the crowns of the street's trees, as shares of its width and height. */
const CROWNS = [
  [0.33, 0.25, 0.12, 0.16],
  [0.84, 0.39, 0.15, 0.19],
] as const

const SKY: Record<StreetNow['part'], readonly string[]> = {
  dawn: ['#a9cbe6', '#f6d5c0', '#f3e2cc'],
  day: ['#a6d3f0', '#d9edf4', '#f6ecd8'],
  dusk: ['#7d86c1', '#f3a583', '#f2cfa4'],
  night: ['#0d1d33', '#1f3a5c', '#14263a'],
}

const AIR: Record<StreetNow['season'], readonly string[]> = {
  spring: ['#f7c6d0', '#fbe3e8', '#f2a9b9'],
  summer: ['#ffae1a', '#d7261e', '#8fe3c4', '#fff6e6', '#74b3e4'],
  autumn: ['#d9822b', '#b5502a', '#e8a93a'],
  winter: ['#ffffff'],
}

type Pen = CanvasRenderingContext2D

export function drawSign(pen: Pen, { code, town, owner, begun, street, part, season }: Sign) {
  const sky = pen.createLinearGradient(0, 0, 0, SIGN.height)
  SKY[part].forEach((colour, i, all) => {
    sky.addColorStop(i / (all.length - 1), colour)
  })
  pen.fillStyle = sky
  pen.fillRect(0, 0, SIGN.width, SIGN.height)
  if (street) {
    pen.drawImage(street, STREET.left, STREET.top, STREET.width, STREET.height)
    if (season === 'autumn') turnLeaves(pen)
  }
  if (season === 'summer') bunting(pen)
  else fall(pen, season)

  const { left, top, width, height, edge } = PLATE
  for (const x of [left + 76, left + width - 76]) post(pen, x)
  enamel(pen, left, top, width, height, '#fffdf8')
  pen.lineWidth = 7
  pen.strokeStyle = INK
  box(pen, left + 14, top + 14, width - 28, height - 28, 10)
  pen.stroke()
  const most = width - 2 * edge
  const [first, second] = owner ? [signWords.road(owner), town] : [town, '']
  write(pen, first.toUpperCase(), MIDDLE, top + 78, { size: 76, most, colour: INK })
  write(pen, code, MIDDLE, top + (second ? 156 : 172), { size: second ? 104 : 128, most, colour: '#c01f18' })
  write(pen, second.toUpperCase(), MIDDLE, top + 218, { size: 30, most, colour: '#4b5f57' })

  const [name, join = ''] = signWords.from.split(' · ')
  let below = top + height + 20
  if (begun) below = board(pen, below, [begun], '#8fe3c4', FOREST)
  board(pen, below, [name!, join], FOREST, CREAM)
}

/** Gives the trees' green pixels the colour that they have on the page in autumn. */
function turnLeaves(pen: Pen) {
  for (const [x, y, width, height] of CROWNS) {
    const left = Math.round(STREET.left + x * STREET.width)
    const top = Math.round(STREET.top + y * STREET.height)
    const part = pen.getImageData(
      left,
      top,
      Math.round(width * STREET.width),
      Math.round(height * STREET.height),
    )
    const { data } = part
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
      if (green < 1.08 * red || green < 1.25 * blue) continue
      data[at] = green * 1.16
      data[at + 1] = red * 0.4 + green * 0.36
      data[at + 2] = blue * 0.5
    }
    pen.putImageData(part, left, top)
  }
}

function fall(pen: Pen, season: 'spring' | 'autumn' | 'winter') {
  const colours = AIR[season]
  const [long, wide] = season === 'autumn' ? [15, 8] : season === 'spring' ? [11, 7] : [8, 8]
  for (let i = 0; i < 46; i++) {
    pen.fillStyle = colours[i % colours.length]!
    pen.beginPath()
    pen.ellipse((i * 0.618 * SIGN.width) % SIGN.width, (i * 137 + 40) % SIGN.height, long, wide, i, 0, 7)
    pen.fill()
  }
}

/** Hangs flags over the street, from one edge of the picture to the other. */
function bunting(pen: Pen) {
  const at = (t: number) => ({ x: SIGN.width * t, y: 4 + 4 * 40 * t * (1 - t) })
  pen.strokeStyle = CREAM
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(0, 4)
  pen.quadraticCurveTo(SIGN.width / 2, 84, SIGN.width, 4)
  pen.stroke()
  const flags = 24
  for (let i = 0; i < flags; i++) {
    const [from, to] = [at((i + 0.15) / flags), at((i + 0.85) / flags)]
    pen.fillStyle = AIR.summer[i % AIR.summer.length]!
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.lineTo((from.x + to.x) / 2, to.y + 40)
    pen.fill()
  }
}

/** Draws a post of the sign, and its shadow on the ground. */
function post(pen: Pen, x: number) {
  pen.fillStyle = 'rgb(16 38 31 / 16%)'
  pen.beginPath()
  pen.ellipse(x + 14, POST.foot, 40, 9, 0, 0, 7)
  pen.fill()
  pen.fillStyle = '#43524d'
  box(pen, x - 11, POST.top, 22, POST.foot - POST.top, 9)
  pen.fill()
}

/** Draws a board of one or two lines on the posts. Returns where the next one begins. */
function board(pen: Pen, top: number, [first, second]: string[], ground: string, colour: string): number {
  const [width, height] = [PLATE.width - 36, second ? 112 : 72]
  enamel(pen, MIDDLE - width / 2, top, width, height, ground)
  const most = width - 40
  write(pen, first!, MIDDLE, top + 38, { size: second ? 50 : 42, most, colour })
  if (second) write(pen, second, MIDDLE, top + 84, { size: 32, most, colour: '#8fe3c4' })
  return top + height + 12
}

function enamel(pen: Pen, left: number, top: number, width: number, height: number, colour: string) {
  pen.shadowColor = 'rgb(16 38 31 / 45%)'
  pen.shadowBlur = 26
  pen.shadowOffsetY = 12
  pen.fillStyle = colour
  box(pen, left, top, width, height, 20)
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.lineWidth = 3
  pen.strokeStyle = 'rgb(255 255 255 / 60%)'
  box(pen, left + 2, top + 2, width - 4, height - 4, 18)
  pen.stroke()
}

type Lettering = { size: number; colour: string; most: number }

/** Writes a line around `x`, smaller if it would be wider than `most`. */
function write(pen: Pen, text: string, x: number, y: number, { size, colour, most }: Lettering) {
  pen.font = `800 ${size}px ${FONT}`
  pen.font = `800 ${size * Math.min(1, most / pen.measureText(text).width)}px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

function box(pen: Pen, left: number, top: number, width: number, height: number, radius: number) {
  pen.beginPath()
  pen.roundRect(left, top, width, height, radius)
}
