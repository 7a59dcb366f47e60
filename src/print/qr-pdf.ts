import { pdf, rgb, stream } from './pdf.ts'
import { QR_COLOURS, QR_MM, type QrModules } from './qr-modules.ts'

/** The code's width in points, PDF's unit. */
const POINTS = (QR_MM / 25.4) * 72
const side = POINTS.toFixed(3)

/** Draws a code as a PDF of one page of its own size. */
export function qrPdf(modules: QrModules): string {
  return pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${side} ${side}]/Resources<<>>/Contents 4 0 R>>`,
    stream(drawQr(modules, POINTS)),
  ])
}

/** Returns PDF's operators for a code of a width in points, drawn from its lower left corner. */
export function drawQr({ size, runs }: QrModules, width: number): string {
  const unit = (width / size).toFixed(5)
  const all = width.toFixed(3)
  // PDF's y axis points up: the second line turns the page over and makes a module its unit.
  return [
    `${rgb(QR_COLOURS.light)} rg 0 0 ${all} ${all} re f`,
    `${unit} 0 0 -${unit} 0 ${all} cm`,
    `${rgb(QR_COLOURS.dark)} rg`,
    ...runs.map(({ x, y, length }) => `${x} ${y} ${length} 1 re`),
    'f',
  ].join('\n')
}
