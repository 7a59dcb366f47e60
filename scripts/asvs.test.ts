import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('docs/asvs.md names tests that exist', () => {
  const doc = readFileSync('docs/asvs.md', 'utf8')
  const named = (end: string, folders: string[]) =>
    [...new Set(doc.match(new RegExp(`(?<=\`)[a-z][a-z/-]*\\.${end}(?=\`)`, 'g')))].filter(
      file => !folders.some(folder => existsSync(`${folder}/${file}`)),
    )
  expect(named('test\\.ts', ['src', 'deploy'])).toEqual([])
  expect(named('spec\\.ts', ['test/e2e'])).toEqual([])
})
