import { readFileSync } from 'node:fs'

/** The groups of a word table in this folder: "name: word, two words, ...", one per line. */
export function readWordGroups(file: string): { name: string; words: string[] }[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [name = '', words = ''] = line.split(': ')
      return { name, words: words.split(', ') }
    })
}
