import { decodeQR } from 'qr/decode.js'
import { type QrModules, qrModules } from './qr-modules.ts'
import { modulesOfPdf, qrPdf } from './qr-pdf.ts'
import { modulesOfSvg, qrSvg } from './qr-svg.ts'

/** Dots to a module where a code is read again. */
const DOTS = 4

/**
 * A link as a code to print. It has been read again, out of the finished file and by another author's decoder than drew
 * it: ten thousand leaflets cannot be called back. Throws where it did not say the same.
 */
export function qrFile(link: string, format: 'svg' | 'pdf'): string {
  const modules = qrModules(link)
  const file = format === 'svg' ? qrSvg(modules, link) : qrPdf(modules)
  const read = readModules(format === 'svg' ? modulesOfSvg(file) : modulesOfPdf(file))
  if (read !== link) throw new Error(`the code of ${link} reads as ${read}: do not print it`)
  return file
}

function readModules({ size, runs }: QrModules): string {
  const width = size * DOTS
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const { x, y, length } of runs)
    for (let row = y * DOTS; row < (y + 1) * DOTS; row++)
      for (let column = x * DOTS; column < (x + length) * DOTS; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  // By default it gives up after a sixtieth of a second, as is right for a camera.
  return decodeQR({ width, height: width, data }, { timeLimit: Number.POSITIVE_INFINITY })
}
