/** Formats a colour for PDF, as three numbers from 0 to 1. */
export function rgb(hex: string): string {
  return [1, 3, 5].map(at => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
}

/**
 * Returns a stream object; each character of `content` is a byte. `about`: more entries for its dictionary.
 */
export const stream = (content: string, about = '') =>
  `<<${about}/Length ${content.length}>>\nstream\n${content}\nendstream`

/**
 * Writes objects as a PDF: numbers them from 1, the first being the catalogue, and lists where each begins.
 * Each character is a byte. A library for this would be a hundred times as big.
 */
export function pdf(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  return `${text}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}
