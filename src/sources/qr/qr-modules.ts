import { correction, generate } from 'lean-qr'

/** A code's colours, the van's green on white: 10 to 1. `theme.css` has the green too. */
export const QR_COLOURS = { dark: '#0f4a3a', light: '#ffffff' } as const

/** How wide a code is printed unless somebody scales it, quiet zone included, in millimetres. */
export const QR_MM = 25

/** Light modules around a code: the standard's width. */
const QUIET = 4

/** A run of dark modules, in modules from the left and the top, quiet zone included. */
type Run = { x: number; y: number; length: number }

/** A drawn code: how many modules it is wide and high with its quiet zone, and what of it is dark. */
export type QrModules = { size: number; runs: Run[] }

/** Draws a text so that a quarter of the code may be dirty, torn or covered. Throws where it is too long. */
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
