import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'
import { findEngine } from './find-engine.ts'
import { findProxies } from './find-proxies.ts'
import { type Outcome, readFaults, readPlaywright, readVitest } from './reports.ts'

/**
 * Runs every check of `npm test`, names what failed and what was skipped, and closes with one line: `total: N passed,
 * N failed`, and `, N skipped` where something was.
 */

let passed = 0
const failures: string[] = []
const skipped: string[] = []

rmSync('test-results', { recursive: true, force: true })
await check('format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.'])
await check('types', 'npx', ['tsc', '--noEmit'])
await check('Maeve’s answers, judged', 'npm', ['run', '--silent', 'eval:maeve'])
await check('known weaknesses', 'npm', ['run', '--silent', 'audit'])
const built = await check('build', 'npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])
await suite('unit, HTTP and byte budgets', 'npx', ['vitest', 'run'], () =>
  readVitest('test-results/vitest.json'),
)
if (built) {
  await suite('faults', 'npm', ['run', '--silent', 'test:faults'], () =>
    readFaults('test-results/faults.json'),
  )
  process.env.CHROMIUM_PATH = findChromium(console.log, { shell: true })
  process.env.WEBKIT_PATH = findEngine('webkit', console.log) ?? ''
  process.env.FIREFOX_PATH = findEngine('firefox', console.log) ?? ''
  findProxies(console.log)
  await suite('journeys in real browsers', 'npx', ['playwright', 'test'], () =>
    readPlaywright('test-results/playwright.json'),
  )
}

if (failures.length || skipped.length) console.log('\n── not passed')
for (const name of skipped) console.log(`- skipped: ${name}`)
for (const failure of failures) console.log(`✗ ${failure}`)
const andSkipped = skipped.length ? `, ${skipped.length} skipped` : ''
console.log(`total: ${passed} passed, ${failures.length} failed${andSkipped}`)
process.exitCode = failures.length ? 1 : 0

/** One command that is one check. */
async function check(title: string, command: string, words: string[]): Promise<boolean> {
  const ok = await run(title, command, words)
  add({ passed: ok ? 1 : 0, failures: ok ? [] : [title], skipped: [] })
  return ok
}

/** One command that runs many tests and reports on them; one that fails without saying at what is one failure. */
async function suite(title: string, command: string, words: string[], read: () => Outcome) {
  const ok = await run(title, command, words)
  let outcome: Outcome
  try {
    outcome = read()
  } catch {
    outcome = { passed: 0, failures: [], skipped: [] }
  }
  if (!outcome.failures.length && (!ok || !outcome.passed))
    outcome.failures.push(`${title}: ended without saying what failed`)
  add(outcome)
}

function add(outcome: Outcome) {
  passed += outcome.passed
  failures.push(...outcome.failures)
  skipped.push(...outcome.skipped)
}

function run(title: string, command: string, words: string[]): Promise<boolean> {
  console.log(`\n── ${title}: ${command} ${words.join(' ')}`)
  return new Promise(resolve => {
    const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () => resolve(false))
    child.on('exit', code => resolve(code === 0))
  })
}
