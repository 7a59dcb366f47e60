import { readFileSync } from 'node:fs'

/** What came of some tests: how many passed, and a line for each one that failed or was skipped. */
export type Outcome = { passed: number; failures: string[]; skipped: string[] }

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightTest = {
  projectName: string
  status: string
  annotations: { type: string; description?: string }[]
  results: { errors: { message?: string }[] }[]
}
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { file: string; line: number; title: string; tests: PlaywrightTest[] }[]
}
type PlaywrightReport = {
  stats: { expected: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** Reads Vitest's JSON report; a file that failed without a failed test (it did not load) counts once. Throws without a report. */
export function readVitest(path: string): Outcome {
  const report = read<VitestReport>(path)
  const failures = report.testResults.flatMap(file => {
    const name = file.name.replace(`${process.cwd()}/`, '')
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (!failed.length && file.status === 'failed') return [`${name}: ${firstLine(file.message)}`]
    return failed.map(test => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  )
  return { passed: report.numPassedTests, failures, skipped }
}

/** Reads the report of `faults/run.ts`. Throws without one. */
export function readFaults(path: string): Outcome {
  const report = read<{ passed: number; findings: { what: string; outcome: string; ok: boolean }[] }>(path)
  const failures = report.findings.filter(({ ok }) => !ok).map(({ what, outcome }) => `${what}: ${outcome}`)
  return { passed: report.passed, failures, skipped: [] }
}

/** Reads Playwright's JSON report; a test that passed only on another try counts as failed. Throws without a report. */
export function readPlaywright(path: string): Outcome {
  const report = read<PlaywrightReport>(path)
  const tests = report.suites.flatMap(testsOf)
  const failures = [
    ...report.errors.map(({ message }) => firstLine(message)),
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name, results }) => `${name}: ${firstLine(results[0]?.errors[0]?.message)}`),
  ]
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ name, annotations }) => `${name}: ${annotations[0]?.description ?? 'no reason given'}`)
  return { passed: report.stats.expected, failures, skipped }
}

/** Every test of a suite, named by its place, the browser that it ran in, and its title. */
function testsOf({ suites = [], specs }: PlaywrightSuite): (PlaywrightTest & { name: string })[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(test => ({ ...test, name: `e2e/${file}:${line} on ${test.projectName}: ${title}` })),
  )
  return [...suites.flatMap(testsOf), ...own]
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function firstLine(message = 'no message'): string {
  return message.split('\n', 1)[0]!
}
