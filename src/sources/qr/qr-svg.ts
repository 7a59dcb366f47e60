import { QR_COLOURS, QR_MM } from './qr-look.ts'
import type { QrModules } from './qr-modules.ts'

/** Draws a code as SVG. It is one path: between several, some printers leave hairlines. */
export function qrSvg({ size, runs }: QrModules, title: string): string {
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${QR_MM}mm" height="${QR_MM}mm" viewBox="0 0 ${size} ${size}" role="img">
<title>${title}</title>
<path fill="${QR_COLOURS.light}" d="M0 0h${size}v${size}H0z"/>
<path fill="${QR_COLOURS.dark}" d="${path}"/>
</svg>
`
}
