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
const PLATE = { left: 60, top: 36, width: 1080, height: 224, edge: 68 } as const
/** The terrace's position, with its roofs behind the plate. */
const STREET = { left: 18, top: 15, width: 1164, height: 873 } as const

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
  if (street) pen.drawImage(street, STREET.left, STREET.top, STREET.width, STREET.height)
  if (season !== 'summer') fall(pen, season)

  const { left, top, width, height, edge } = PLATE
  enamel(pen, left, top, width, height, '#fffdf8')
  pen.lineWidth = 7
  pen.strokeStyle = INK
  box(pen, left + 14, top + 14, width - 28, height - 28, 10)
  pen.stroke()
  const right = left + width - edge
  const middle = top + height / 2 + 6
  const room =
    width - 2 * edge - 40 - write(pen, code, right, middle, { size: 140, colour: '#c01f18', align: 'right' })
  const first = { size: 120, most: room, colour: INK }
  if (owner) {
    write(pen, signWords.road(owner).toUpperCase(), left + edge, middle - 32, { ...first, size: 104 })
    write(pen, town.toUpperCase(), left + edge + 4, middle + 52, { size: 44, most: room, colour: '#4b5f57' })
  } else write(pen, town.toUpperCase(), left + edge, middle, first)
  for (const x of [left + 36, left + width - 36])
    for (const y of [top + 36, top + height - 36]) screw(pen, x, y)
  if (season === 'summer') bunting(pen)

  if (begun) tag(pen, 34, begun, '#8fe3c4', FOREST)
  tag(pen, SIGN.width - 34, signWords.from, FOREST, CREAM)
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

function bunting(pen: Pen) {
  const { left, top, width, height } = PLATE
  const at = (t: number) => ({ x: left + width * t, y: top + height - 12 + 4 * 46 * t * (1 - t) })
  const end = at(1)
  pen.strokeStyle = CREAM
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(left, end.y)
  pen.quadraticCurveTo(left + width / 2, end.y + 92, end.x, end.y)
  pen.stroke()
  const flags = 22
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

function tag(pen: Pen, x: number, text: string, ground: string, colour: string) {
  const align = x < SIGN.width / 2 ? 'left' : 'right'
  const y = SIGN.height - 62
  pen.font = `800 32px ${FONT}`
  const width = pen.measureText(text).width + 48
  enamel(pen, align === 'left' ? x : x - width, y - 32, width, 64, ground)
  write(pen, text, align === 'left' ? x + 24 : x - 24, y, { size: 32, colour, align })
}

function screw(pen: Pen, x: number, y: number) {
  pen.fillStyle = '#8d9993'
  pen.beginPath()
  pen.arc(x, y, 8, 0, 7)
  pen.fill()
}

type Lettering = { size: number; colour: string; most?: number; align?: 'left' | 'right' }

/** Writes a line, smaller if it would be wider than `most`. Returns its width. */
function write(pen: Pen, text: string, x: number, y: number, lettering: Lettering): number {
  const { size, colour, most = SIGN.width, align = 'left' } = lettering
  pen.font = `800 ${size}px ${FONT}`
  pen.font = `800 ${size * Math.min(1, most / pen.measureText(text).width)}px ${FONT}`
  pen.textAlign = align
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y)
  return pen.measureText(text).width
}

function box(pen: Pen, left: number, top: number, width: number, height: number, radius: number) {
  pen.beginPath()
  pen.roundRect(left, top, width, height, radius)
}
