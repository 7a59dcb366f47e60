import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const folder = new URL('asked/', import.meta.url)

/** How visitors might ask for each facet, `~` before what only follows on: the file of its subject, `@name` above its own. */
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
