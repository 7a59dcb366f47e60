import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { findEngine } from './find-engine.ts'
import { findProxies } from './find-proxies.ts'
import { NOT_CHECKED } from './judge-audit.ts'
import { dearest, type Outcome, readFaults, readPlaywright, readVitest } from './reports.ts'

/**
 * Runs every check of `npm test`. Prints what was skipped and what failed, the three slowest files of each suite, the
 * number of skipped tests and, as the last line, `total: N passed, N failed`.
 */

type Shown = 'at once' | 'later'
const INHERIT = ['inherit', 'inherit'] as const
const PIPE = ['pipe', 'pipe'] as const

let passed = 0
const failures: string[] = []
const skipped: string[] = []
const longest: string[] = []

rmSync('test-results', { recursive: true, force: true })
// Together, the checks run about a thousand Node processes, which this lets share compiled code.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')
// Runs two checks at a time, for two cores: one that mostly waits, and one that mostly computes.
const fetching = run('what is missing', 'node', ['scripts/fetch-missing.ts'], 'later')
const rules = (async () => {
  await check('format and lint', 'npm', ['run', '--silent', 'lint'], 'later')
  await check('types', 'npm', ['run', '--silent', 'typecheck'], 'later')
  await check('known weaknesses', 'node', ['scripts/audit.ts'], 'later')
})()
const built = await check('build', 'npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])
const judged = check('Maeve’s answers, judged', 'npm', ['run', '--silent', 'eval:maeve'], 'later')
await rules
await fetching
const faults = (async () => {
  if (built)
    await suite(
      'faults',
      'npm',
      ['run', '--silent', 'test:faults'],
      () => readFaults('test-results/faults.json'),
      'later',
    )
  await check('without a feature', 'npm', ['run', '--silent', 'without'], 'later')
})()
await judged
const tests = suite('unit, HTTP and byte budgets', 'npx', ['vitest', 'run'], () =>
  readVitest('test-results/vitest.json'),
)
// The browsers start once the faults have ended, while the last tests still run.
await faults
const chromium = built && chromiumOrWhyNot()
if (chromium instanceof Error) skipped.push(`journeys in real browsers: ${chromium.message}`)
else if (chromium) {
  process.env.CHROMIUM_PATH = chromium
  process.env.WEBKIT_PATH = findEngine('webkit', console.log) ?? ''
  process.env.FIREFOX_PATH = findEngine('firefox', console.log) ?? ''
  findProxies(console.log)
  await suite('journeys in real browsers', 'npx', ['playwright', 'test'], () =>
    readPlaywright('test-results/playwright.json'),
  )
}
await tests

if (failures.length || skipped.length) console.log('\n── not passed')
for (const name of skipped) console.log(`- skipped: ${name}`)
for (const failure of failures) console.log(`✗ ${failure}`)
if (longest.length) console.log('\n── took longest')
for (const line of longest) console.log(`- ${line}`)
if (skipped.length) console.log(`skipped: ${skipped.length}`)
console.log(`total: ${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length ? 1 : 0

function chromiumOrWhyNot(): string | Error {
  try {
    return findChromium(console.log, { shell: true })
  } catch (error) {
    // A configured path that does not exist is an error, unlike a machine without the browser.
    if (process.env.CHROMIUM_PATH) throw error
    return error as Error
  }
}

/** Runs a command that counts as a single check. Returns whether it passed. */
async function check(title: string, command: string, words: string[], shown?: Shown): Promise<boolean> {
  const code = await run(title, command, words, shown)
  const [ok, left] = [code === 0, code === NOT_CHECKED]
  add({ passed: ok ? 1 : 0, failures: ok || left ? [] : [title], skipped: left ? [title] : [], took: [] })
  return ok
}

/** Runs a command that reports on many tests. If it fails but names no failed test, that counts as one failure. */
async function suite(title: string, command: string, words: string[], read: () => Outcome, shown?: Shown) {
  const ok = (await run(title, command, words, shown)) === 0
  let outcome: Outcome
  try {
    outcome = read()
  } catch {
    outcome = { passed: 0, failures: [], skipped: [], took: [] }
  }
  if (!outcome.failures.length && (!ok || !outcome.passed))
    outcome.failures.push(`${title}: ended without naming a failure`)
  if (outcome.took.length) longest.push(`${title}: ${dearest(outcome.took)}`)
  add(outcome)
}

function add(outcome: Outcome) {
  passed += outcome.passed
  failures.push(...outcome.failures)
  skipped.push(...outcome.skipped)
}

/** Runs a command and prints its output, either live or once it has ended. Returns its exit code. */
async function run(title: string, command: string, words: string[], shown: Shown = 'at once') {
  const heading = `\n── ${title}: ${command} ${words.join(' ')}`
  const atOnce = shown === 'at once'
  if (atOnce) console.log(heading)
  const start = performance.now()
  const child = spawn(command, words, { stdio: ['ignore', ...(atOnce ? INHERIT : PIPE)] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      printed += text
    })
  const code = await new Promise<number | null>(resolve => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  if (!atOnce) console.log(`${heading}\n${printed}`)
  console.log(`── ${title}: ${Math.round((performance.now() - start) / 1000)} s`)
  return code
}
