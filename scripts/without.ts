import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'

/**
 * `npm run without -- NAME`: deletes a feature in a copy of the project (its folder, its words in `content`, and its
 * lines in `features.ts` and the lists of `features/`), and runs types, unit tests and build there. Without a name,
 * as in `npm test`, the number of commits picks the feature, so that a commit gets the same verdict on any day; only
 * the unit tests that depend on one of those lists run, because the deletion cannot affect the others. Tests, benches
 * and scripts that need the feature are deleted too, and listed.
 */

const FEATURES = [
  'backups',
  'districts',
  'first-van',
  'founder-news',
  'launch-date',
  'letters',
  'open-terms',
  'preflight',
  'records',
  'questions',
  'referrals',
  'reminders',
  'report',
  'sources',
  'waves',
]
/** Tests that compare documents with the code. Left out, because the copy's documents still have the feature. */
const OF_DOCUMENTS = ['deploy/settings.test.ts', 'scripts/asvs.test.ts']
/** Folders that are not part of the project. */
const LEFT = new Set(['.git', 'data', 'dist', 'node_modules', 'test-results'])
const CODE = /\.tsx?$/
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g
const ALIAS = /^#(src|test|bench|build)\//

const commits = Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout)
const [, , named] = process.argv
const feature = named ?? FEATURES[commits % FEATURES.length]!
if (!FEATURES.includes(feature)) {
  console.error(`without: ${feature} is not a feature: ${FEATURES.join(', ')}`)
  process.exit(2)
}

const copy = mkdtempSync(join(tmpdir(), `kerbside-without-`))
try {
  process.exitCode = runWithout() ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function runWithout(): boolean {
  for (const name of readdirSync('.'))
    if (!LEFT.has(name)) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

  const gone = [`src/${feature}/`, `src/content/${feature}.ts`]
  for (const path of gone) rmSync(join(copy, path), { recursive: true, force: true })
  const lists = ['src/features.ts', ...readdirSync('src/features').map(name => `src/features/${name}`)]
  for (const list of lists) forget(join(copy, list))
  const tests = named ? ['run'] : ['related', '--run', 'src/boundary.test.ts', ...lists]
  const skipped = forgetUsers()
  console.log(`without ${feature}: ${skipped.length} files of tests, benches and scripts go with it`)
  for (const file of skipped) console.log(`- ${file}`)
  return (
    run('types', 'tsc', '--noEmit') &&
    run('unit tests', 'vitest', ...tests, '--config', 'vitest.unit.config.ts') &&
    run('build', 'vite', 'build', '--app', '--configLoader', 'native', '--logLevel', 'warn')
  )
}

/** Removes a list's imports of the feature, and the lines that use them. */
function forget(list: string): void {
  // Biome breaks a long import or item into several lines.
  const lines = readFileSync(list, 'utf8')
    .replace(/^import (type )?\{[^}]*\}|^ {2}\{\n(?: {4}.*\n)+ {2}\},/gm, long => long.replace(/\s+/g, ' '))
    .split('\n')
  const isOurs = (line: string) => /^(import|@import)\b/.test(line) && line.includes(`./${feature}/`)
  const names = lines
    .filter(isOurs)
    .flatMap(line => [...(/\{(.*)\}/.exec(line)?.[1] ?? '').matchAll(/(\w+)\s*(?:,|$)/g)])
    .map(([, name]) => name!)
  const uses = (line: string) =>
    line.includes(`import('../${feature}/`) || names.some(name => new RegExp(`\\b${name}\\b`).test(line))
  // Biome puts short lists on one line.
  const fewer = (line: string) =>
    names.reduce((text, name) => {
      const item = `(?:\\.\\.\\.)?\\b${name}\\b`
      return text.replace(
        new RegExp(`(\\[.*?)(?:${item}, |, ${item}(?=\\])|(?<=\\[)${item}(?=\\]))(?=.*\\])`),
        '$1',
      )
    }, line)
  const left = lines.filter(line => !isOurs(line)).map(fewer)
  writeFileSync(list, left.filter(line => !uses(line)).join('\n'))
}

/** Deletes the tests, benches and scripts that need the feature, and those that need these. Returns them. */
function forgetUsers(): string[] {
  const all = ['src', 'test', 'bench', 'scripts', 'build', 'art', 'deploy'].flatMap(folder =>
    readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
      .map(file => join(folder, file).replaceAll('\\', '/'))
      .filter(file => CODE.test(file)),
  )
  const isTool = (file: string) => /^(test|bench|scripts|art)\//.test(file) || file.includes('.test.')
  const imports = new Map(all.map(file => [file, importsOf(file)]))
  const skipped = [...OF_DOCUMENTS]
  for (const file of skipped) {
    rmSync(join(copy, file))
    imports.delete(file)
  }
  for (let found = true; found; ) {
    found = false
    for (const [file, paths] of imports) {
      if (!isTool(file) || !paths.some(path => !existsSync(join(copy, path)))) continue
      rmSync(join(copy, file))
      imports.delete(file)
      skipped.push(file)
      found = true
    }
  }
  return skipped.sort()
}

/** Returns the project files that a file imports. */
function importsOf(file: string): string[] {
  return [...readFileSync(join(copy, file), 'utf8').matchAll(IMPORT)]
    .map(([, path]) => path!.replace(/\?.*$/, ''))
    .flatMap(path => {
      if (ALIAS.test(path)) return [path.slice(1)]
      return path.startsWith('.') ? [relative(copy, join(copy, dirname(file), path))] : []
    })
    .filter(path => CODE.test(path) || basename(path).includes('.json'))
}

/** Runs a command in the copy, and prints its output if it fails. */
function run(what: string, command: string, ...words: string[]): boolean {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', command), words, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  if (status !== 0) console.log(stdout + stderr)
  console.log(`without ${feature}: ${what} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return status === 0
}
