import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** Checks which folders import which, by the rules of docs/architecture.md. The linter looks for import cycles. */
const SRC = import.meta.dirname
const FEATURES = [
  'waitlist',
  'maeve',
  'letters',
  'waves',
  'sources',
  'districts',
  'report',
  'preflight',
  'founder-news',
  'backups',
  'referrals',
  'launch-date',
  'open-terms',
  'records',
  'reminders',
  'questions',
  'first-van',
]
const TOOLBOXES = ['ui', 'http', 'db', 'mail', 'time', 'print', 'statistics']
const COMPOSERS = ['page', 'server', 'doors']

/** The one toolbox that another may use: mail keeps its outbox in the database. */
const KEPT_IN: Record<string, string> = { mail: 'db' }

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map(file => file.replaceAll('\\', '/'))

const imports = files.flatMap(from => {
  const text = readFileSync(join(SRC, from), 'utf8')
  return [...text.matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)]
    .map(match => (match[1] ?? match[2])!)
    .map(path => (path.startsWith('.') ? relative(SRC, join(SRC, dirname(from), path)) : path))
    .map(path => path.replaceAll('\\', '/').replace(/^#src\//, ''))
    .map(to => ({ from, to }))
})
/**
 * Returns a file's first folder, but splits `founder`: the doors are a layer above the features, and the kit and the
 * desk kit, from which the features build their pages on the desk, are below them.
 */
function room(file: string): string {
  const [first, second] = file.split('/') as [string, string?]
  if (first !== 'founder') return first
  if (
    /^founder\/desk\/(browser\/(?!desk-frame|desk\.|letters-page|palette)|action-calls|desk-proof)/.test(file)
  )
    return 'desk kit'
  return ['terminal', 'desk', 'mcp'].includes(second!) ? 'doors' : 'kit'
}
/** Returns whether a file is one of the lists in which composers find the features. */
const isList = (file: string) => /^features(\/[\w-]+)?\.tsx?$/.test(file)
const breaches = (rule: (from: string, to: string) => boolean) =>
  imports.filter(({ from, to }) => rule(from, to)).map(({ from, to }) => `${from} imports ${to}`)

test('the check sees the imports', () => expect(imports.length).toBeGreaterThan(100))

test('a feature’s browser and server sides never import each other', () => {
  expect(breaches((from, to) => from.includes('/browser/') && to.includes('/server/'))).toEqual([])
  expect(breaches((from, to) => from.includes('/server/') && to.includes('/browser/'))).toEqual([])
})

test('a feature’s contract imports neither of its sides', () => {
  const contract = (file: string) =>
    FEATURES.includes(room(file)) && /^[^/]+\/(?!feature\.ts)[^/]+$/.test(file)
  const own = (from: string, to: string) => room(from) === room(to) && /\/(browser|server)\//.test(to)
  expect(breaches((from, to) => contract(from) && own(from, to))).toEqual([])
})

test('toolboxes import nothing of the product', () => {
  const product = [...FEATURES, ...COMPOSERS, 'content', 'routes.ts']
  expect(breaches((from, to) => TOOLBOXES.includes(room(from)) && product.includes(room(to)))).toEqual([])
})

test('toolboxes import no other toolbox, except that mail keeps its outbox in the database', () => {
  const other = (from: string, to: string) =>
    TOOLBOXES.includes(room(to)) && room(to) !== room(from) && KEPT_IN[room(from)] !== room(to)
  expect(breaches((from, to) => TOOLBOXES.includes(room(from)) && other(from, to))).toEqual([])
})

test('the page is built without any server', () => {
  expect(breaches((from, to) => room(from) === 'page' && to.includes('/server/'))).toEqual([])
})

test('the founder’s kit imports no feature and no door', () => {
  const above = (to: string) => [...FEATURES, ...COMPOSERS].includes(room(to)) || to.startsWith('features')
  expect(breaches((from, to) => room(from) === 'kit' && above(to))).toEqual([])
})

test('what runs in production imports nothing made for tests', () => {
  expect(breaches((_from, to) => /^(#|(\.\.\/)+)test\//.test(to))).toEqual([])
})

test('what runs in production imports nothing from the bench', () => {
  expect(breaches((_from, to) => /^(#|(\.\.\/)+)bench\//.test(to))).toEqual([])
})

test('a feature imports no other, except the waitlist, which is the core, and Maeve’s knowledge, which is words', () => {
  const known = (to: string) => room(to) === 'waitlist' || to.startsWith('maeve/knowledge/')
  const other = (from: string, to: string) =>
    FEATURES.includes(room(to)) && room(to) !== room(from) && !known(to)
  expect(breaches((from, to) => FEATURES.includes(room(from)) && other(from, to))).toEqual([])
})

test('outside a feature, only features.ts and the lists in features/ import it', () => {
  const own = FEATURES.filter(feature => !['waitlist', 'maeve'].includes(feature))
  const isOf = (to: string, feature: string) => room(to) === feature || to.startsWith(`content/${feature}.`)
  const found = own.flatMap(feature =>
    breaches((from, to) => isOf(to, feature) && room(from) !== feature && !isList(from)),
  )
  expect(found).toEqual([])
})

test('only the lists in features/, and one file of the server, import a composer from outside it', () => {
  const outside = (from: string, to: string) =>
    COMPOSERS.includes(room(to)) && room(to) !== room(from) && !isList(from)
  expect(breaches(outside).toSorted()).toEqual(['server/dev.ts imports page/prerendering/prerender.tsx'])
})

test('content is words: it imports only content, and types', () => {
  expect(breaches((from, to) => room(from) === 'content' && room(to) !== 'content')).toEqual([])
})
