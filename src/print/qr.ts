import { correction, generate } from 'lean-qr'
import { pdf, rgb, stream } from './pdf.ts'

/** A code's colours, the van's green on white, with a contrast of 10 to 1. `theme.css` has the green too. */
export const QR_COLOURS = { dark: '#0f4a3a', light: '#ffffff' } as const

/** The printed width of a code with its quiet zone, in millimetres, unless somebody scales it. */
const QR_MM = 25

/** The width of the quiet zone in modules, as the standard requires. */
const QUIET = 4

/** A run of dark modules, in modules from the left and the top, quiet zone included. */
type Run = { x: number; y: number; length: number }

/** A drawn code: its width and height in modules, quiet zone included, and its dark runs. */
type QrModules = { size: number; runs: Run[] }

/**
 * Draws a text as a code that can still be read if a quarter of the code is dirty, torn or covered. Throws if the
 * text is too long.
 */
export function qrModules(text: string): QrModules {
  const code = generate(text, { minCorrectionLevel: correction.Q, maxCorrectionLevel: correction.H })
  const runs: Run[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue
      const last = runs.at(-1)
      if (code.get(x - 1, y) && last) last.length += 1
      else runs.push({ x: x + QUIET, y: y + QUIET, length: 1 })
    }
  }
  return { size: code.size + 2 * QUIET, runs }
}

/** Draws a link as a QR code to print. Throws if the link is too long for one. */
export function qrFile(link: string, format: 'svg' | 'pdf'): string {
  const modules = qrModules(link)
  return format === 'svg' ? qrSvg(modules, link) : qrPdf(modules)
}

/** Draws a code as SVG, in one path: some printers leave hairlines between paths. */
function qrSvg({ size, runs }: QrModules, title: string): string {
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${QR_MM}mm" height="${QR_MM}mm" viewBox="0 0 ${size} ${size}" role="img">
<title>${title}</title>
<path fill="${QR_COLOURS.light}" d="M0 0h${size}v${size}H0z"/>
<path fill="${QR_COLOURS.dark}" d="${path}"/>
</svg>
`
}

/** The code's width in points, PDF's unit. */
const POINTS = (QR_MM / 25.4) * 72
const side = POINTS.toFixed(3)

/** Draws a code as a PDF with one page that is as big as the code. */
function qrPdf(modules: QrModules): string {
  return pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${side} ${side}]/Resources<<>>/Contents 4 0 R>>`,
    stream(drawQr(modules, POINTS)),
  ])
}

/** Returns the PDF operators for a code of this width in points, drawn from its lower left corner. */
export function drawQr({ size, runs }: QrModules, width: number): string {
  const unit = (width / size).toFixed(5)
  const all = width.toFixed(3)
  // PDF's y axis points up: the second line flips the page and makes one module its unit.
  return [
    `${rgb(QR_COLOURS.light)} rg 0 0 ${all} ${all} re f`,
    `${unit} 0 0 -${unit} 0 ${all} cm`,
    `${rgb(QR_COLOURS.dark)} rg`,
    ...runs.map(({ x, y, length }) => `${x} ${y} ${length} 1 re`),
    'f',
  ].join('\n')
}
