import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, SETTINGS } from '#src/server/config.ts'
import { readEnvironmentFile } from './environment-file.ts'

const text = (file: string) => readFileSync(file, 'utf8')
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

/** Returns the settings that a table documents. A row may name several: `A_ONE`, `_TWO` means A_ONE and A_TWO. */
function documented(markdown: string): string[] {
  const [settings] = markdown.split('## In tests')
  return [...settings!.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, cell]) => {
    const [first, ...rest] = [...cell!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!)
    return [first!, ...rest.map(name => (name.startsWith('_') ? first!.replace(/_[A-Z]+$/, name) : name))]
  })
}

const example = text('.env.example')

test('the example names every setting once, and sets none', () => {
  const names = [...example.matchAll(/^#([A-Z][A-Z_]*)=/gm)].map(([, name]) => name!)
  expect(names.toSorted()).toEqual(sorted(SETTINGS))
  expect(readEnvironmentFile(example)).toEqual({})
})

test('the example shows the real defaults', () => {
  const shown = readEnvironmentFile(example.replaceAll(/^#(?=[A-Z][A-Z_]*=)/gm, ''))
  expect(readConfig(shown)).toEqual(readConfig({}))
})

test('between them, README and docs/configuration.md document every setting, each in only one place', () => {
  const names = [...documented(text('README.md')), ...documented(text('docs/configuration.md'))]
  expect(names.toSorted()).toEqual(sorted(SETTINGS))
})

test('Compose passes on every setting in its .env, and sets nothing that is not a setting', () => {
  const { services } = parse(text('deploy/compose.yaml'))
  expect(services.kerbside.env_file).toEqual(['.env'])
  expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(services.kerbside.environment)))
})

test('the unit allows backups in each folder that docs/deploy.md names', () => {
  const [, named] = /be\nunder ([^;]*);/.exec(text('docs/deploy.md'))!
  const [, written] = /^ReadWritePaths=(.*)$/m.exec(text('deploy/kerbside.service'))!
  // With a -, a missing folder does not stop the start.
  expect(written!.split(' ')).toEqual([...named!.matchAll(/`([^`]+)`/g)].map(([, path]) => `-${path}`))
})

test('every variable in the unit is a setting', () => {
  const [, words] = /^Environment=(.*)$/m.exec(text('deploy/kerbside.service'))!
  const names = words!.split(' ').map(word => word.split('=')[0])
  expect([...SETTINGS, 'NODE_ENV']).toEqual(expect.arrayContaining(names))
})
