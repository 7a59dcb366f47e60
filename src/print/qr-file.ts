import { QR_COLOURS, QR_MM, type QrModules, qrModules } from './qr-modules.ts'
import { qrPdf } from './qr-pdf.ts'

/** Draws a link as a QR code to print. Throws if the link is too long for one. */
export function qrFile(link: string, format: 'svg' | 'pdf'): string {
  const modules = qrModules(link)
  return format === 'svg' ? qrSvg(modules, link) : qrPdf(modules)
}

/** Draws a code as SVG, in one path: between several, some printers leave hairlines. */
function qrSvg({ size, runs }: QrModules, title: string): string {
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${QR_MM}mm" height="${QR_MM}mm" viewBox="0 0 ${size} ${size}" role="img">
<title>${title}</title>
<path fill="${QR_COLOURS.light}" d="M0 0h${size}v${size}H0z"/>
<path fill="${QR_COLOURS.dark}" d="${path}"/>
</svg>
`
}
