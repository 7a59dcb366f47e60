import { correction, generate } from 'lean-qr'

/** A code's colours, the van's green on white, with a contrast of 10 to 1. `theme.css` has the green too. */
export const QR_COLOURS = { dark: '#0f4a3a', light: '#ffffff' } as const

/** The printed width of a code unless somebody scales it, quiet zone included, in millimetres. */
export const QR_MM = 25

/** Light modules around a code: the standard's width. */
const QUIET = 4

/** A run of dark modules, in modules from the left and the top, quiet zone included. */
type Run = { x: number; y: number; length: number }

/** A drawn code: its width and height in modules, quiet zone included, and its dark runs. */
export type QrModules = { size: number; runs: Run[] }

/** Draws a text as a code that can still be read with a quarter of it dirty, torn or covered. Throws if it is too long. */
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
