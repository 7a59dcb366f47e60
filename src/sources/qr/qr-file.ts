import { qrModules } from './qr-modules.ts'
import { qrPdf } from './qr-pdf.ts'
import { qrSvg } from './qr-svg.ts'

/** A link as a code to print. Throws where the link is too long for one. */
export function qrFile(link: string, format: 'svg' | 'pdf'): string {
  const modules = qrModules(link)
  return format === 'svg' ? qrSvg(modules, link) : qrPdf(modules)
}
