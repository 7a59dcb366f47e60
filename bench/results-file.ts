import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'RESULTS.md')
const TITLE = '# Measurements\n\nWritten by the scripts in this folder, one section each.\n'

/**
 * Writes a script's section into `bench/RESULTS.md` in place of its earlier one, and leaves the other sections alone.
 */
export function writeResults(section: string, markdown: string): void {
  const earlier = existsSync(FILE) ? readFileSync(FILE, 'utf8') : TITLE
  writeFileSync(FILE, withSection(earlier, section, markdown))
}

/** Replaces the text between a section's two marks, or adds both at the end. */
export function withSection(text: string, section: string, markdown: string): string {
  const [open, close] = [`<!-- ${section} -->`, `<!-- /${section} -->`]
  const block = `${open}\n${markdown.trim()}\n${close}`
  const [start, end] = [text.indexOf(open), text.indexOf(close)]
  if (start < 0 || end < start) return `${text.trimEnd()}\n\n${block}\n`
  return text.slice(0, start) + block + text.slice(end + close.length)
}
