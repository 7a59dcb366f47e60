import { signWords } from '#src/content/street-sign.ts'
import type { Nameplate } from './nameplate.ts'

/** The size of the picture in pixels, as for a link preview. */
export const SIGN = { width: 1200, height: 630 } as const

const FONT = '"Bricolage Grotesque", sans-serif'
const BRICKS = ['#b5573f', '#bf6348', '#ab4e38', '#b85c42']
const BRICK = { width: 120, height: 42, joint: 5 } as const
const PLATE = { left: 90, top: 88, width: 1020, height: 372 } as const

type Pen = CanvasRenderingContext2D

/** Draws an enamel nameplate on a brick wall. */
export function drawSign(pen: Pen, { code, town }: Nameplate) {
  wall(pen)
  const { left, top, width, height } = PLATE
  enamel(pen, left, top, width, height, '#fffdf8')
  pen.lineWidth = 7
  pen.strokeStyle = '#10261f'
  box(pen, left + 18, top + 18, width - 36, height - 36, 8)
  pen.stroke()
  const middle = left + width / 2
  write(pen, town.toUpperCase(), middle, top + 152, 158, width - 190, '#10261f')
  write(pen, code, middle, top + 290, 116, width - 190, '#c01f18')
  for (const x of [left + 46, left + width - 46])
    for (const y of [top + 46, top + height - 46]) screw(pen, x, y)
  enamel(pen, middle - 270, top + height + 32, 540, 76, '#0f4a3a')
  write(pen, signWords.from, middle, top + height + 71, 36, 480, '#fff6e6')
}

function wall(pen: Pen) {
  pen.fillStyle = '#d8b296'
  pen.fillRect(0, 0, SIGN.width, SIGN.height)
  const { width, height, joint } = BRICK
  for (let row = 0; row * height < SIGN.height; row++)
    for (let column = 0; (column - 1) * width < SIGN.width; column++) {
      pen.fillStyle = BRICKS[(row * 7 + column * 3 + ((row * column) % 5)) % BRICKS.length]!
      pen.fillRect((column - (row % 2) / 2) * width, row * height, width - joint, height - joint)
    }
  const light = pen.createLinearGradient(0, 0, SIGN.width, SIGN.height)
  light.addColorStop(0, 'rgb(255 226 166 / 28%)')
  light.addColorStop(1, 'rgb(16 38 31 / 24%)')
  pen.fillStyle = light
  pen.fillRect(0, 0, SIGN.width, SIGN.height)
}

/** Draws a plate with its shadow and the light on its upper edge. */
function enamel(pen: Pen, left: number, top: number, width: number, height: number, colour: string) {
  pen.shadowColor = 'rgb(40 14 6 / 55%)'
  pen.shadowBlur = 22
  pen.shadowOffsetY = 10
  pen.fillStyle = colour
  box(pen, left, top, width, height, 18)
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.lineWidth = 3
  pen.strokeStyle = 'rgb(255 255 255 / 60%)'
  box(pen, left + 2, top + 2, width - 4, height - 4, 16)
  pen.stroke()
}

function screw(pen: Pen, x: number, y: number) {
  pen.fillStyle = '#8d9993'
  pen.beginPath()
  pen.arc(x, y, 9, 0, 7)
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = '#4b5560'
  pen.beginPath()
  pen.moveTo(x - 6, y + 4)
  pen.lineTo(x + 6, y - 4)
  pen.stroke()
}

/** Writes a centred line, smaller if it would be wider than `most`. */
function write(pen: Pen, text: string, x: number, y: number, size: number, most: number, colour: string) {
  pen.font = `800 ${size}px ${FONT}`
  const fitting = size * Math.min(1, most / pen.measureText(text).width)
  pen.font = `800 ${fitting}px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

function box(pen: Pen, left: number, top: number, width: number, height: number, radius: number) {
  pen.beginPath()
  pen.roundRect(left, top, width, height, radius)
}
