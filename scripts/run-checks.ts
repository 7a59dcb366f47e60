import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

/** Runs every check of `npm test` and closes with one line: `total: N passed, N failed`. */

type Tally = { passed: number; failed: number }

const REPORTS = {
  vitest: 'test-results/vitest.json',
  faults: 'test-results/faults.json',
  playwright: 'test-results/playwright.json',
}
const total: Tally = { passed: 0, failed: 0 }

rmSync('test-results', { recursive: true, force: true })
await check('format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.'])
await check('types', 'npx', ['tsc', '--noEmit'])
await check('Maeve’s answers, judged', 'npm', ['run', '--silent', 'eval:maeve'])
await check('known weaknesses', 'npm', ['run', '--silent', 'audit'])
const built = await check('build', 'npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])
await suite('unit, HTTP and byte budgets', 'npx', ['vitest', 'run'], readVitest)
if (built) {
  await suite('faults', 'npm', ['run', '--silent', 'test:faults'], readFaults)
  process.env.CHROMIUM_PATH = findChromium()
  await suite('journeys in a real browser', 'npx', ['playwright', 'test'], readPlaywright)
}

console.log(`total: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/** One command that is one check. */
async function check(title: string, command: string, words: string[]): Promise<boolean> {
  const ok = await run(title, command, words)
  add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  return ok
}

/** One command that runs many tests and reports on them; one that dies without a report is a failure. */
async function suite(title: string, command: string, words: string[], read: () => Tally) {
  const ok = await run(title, command, words)
  let tally: Tally
  try {
    tally = read()
  } catch {
    tally = { passed: 0, failed: 0 }
  }
  if (tally.passed + tally.failed === 0 || (!ok && tally.failed === 0)) tally.failed += 1
  add(tally)
}

function add({ passed, failed }: Tally) {
  total.passed += passed
  total.failed += failed
}

function run(title: string, command: string, words: string[]): Promise<boolean> {
  console.log(`\n── ${title}: ${command} ${words.join(' ')}`)
  return new Promise(resolve => {
    const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () => resolve(false))
    child.on('exit', code => resolve(code === 0))
  })
}

function readVitest(): Tally {
  const report = JSON.parse(readFileSync(REPORTS.vitest, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numFailedTestSuites }
}

function readFaults(): Tally {
  return JSON.parse(readFileSync(REPORTS.faults, 'utf8'))
}

function readPlaywright(): Tally {
  const { stats } = JSON.parse(readFileSync(REPORTS.playwright, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
