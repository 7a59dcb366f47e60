import { QR_COLOURS, QR_MM, type QrModules } from './qr-modules.ts'

/** The code's width in points, PDF's unit. */
const POINTS = (QR_MM / 25.4) * 72

/** Draws a code as a PDF of one page of its own size. Done by hand: a library for it would be a hundred times as big. */
export function qrPdf({ size, runs }: QrModules): string {
  // PDF's y axis points up: the second line turns the page over and makes a module its unit.
  const drawing = [
    `${rgb(QR_COLOURS.light)} rg 0 0 ${side} ${side} re f`,
    `${(POINTS / size).toFixed(5)} 0 0 -${(POINTS / size).toFixed(5)} 0 ${side} cm`,
    `${rgb(QR_COLOURS.dark)} rg`,
    ...runs.map(({ x, y, length }) => `${x} ${y} ${length} 1 re`),
    'f',
  ].join('\n')
  return document([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${side} ${side}]/Resources<<>>/Contents 4 0 R>>`,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
  ])
}

const side = POINTS.toFixed(3)

/** Formats a colour as PDF does: three shares of 1. */
function rgb(hex: string): string {
  return [1, 3, 5].map(at => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
}

/** Numbers the objects from 1 and lists where each begins. All text here is ASCII, so a character is a byte. */
function document(objects: string[]): string {
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  return `${text}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}
