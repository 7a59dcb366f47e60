import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const folder = new URL('asked/', import.meta.url)

/**
 * Reads how visitors might ask for each facet. `asked/` has a file for each subject: `@name` comes before the
 * messages that ask for a facet, a bare `@` before those that ask for the subject's own text, and `~ ` marks a
 * message that depends on the one before it.
 */
export function* readAsked(): Generator<{ facet: string; text: string; leans: boolean }> {
  for (const file of globSync('*.txt', { cwd: folder }).sort()) {
    const subject = basename(file, '.txt')
    let facet = subject
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.startsWith('@')) facet = line === '@' ? subject : `${subject}/${line.slice(1)}`
      else if (line) yield { facet, text: line.replace(/^~ /, ''), leans: line.startsWith('~ ') }
    }
  }
}
