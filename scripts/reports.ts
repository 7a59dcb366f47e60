import { readFileSync } from 'node:fs'

/** What came of some tests: how many passed, and a line for each one that did not. */
export type Outcome = { passed: number; failures: string[] }

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
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
  return { passed: report.numPassedTests, failures }
}

/** Reads the report of `faults/run.ts`. Throws without one. */
export function readFaults(path: string): Outcome {
  const report = read<{ passed: number; findings: { what: string; outcome: string; ok: boolean }[] }>(path)
  const failures = report.findings.filter(({ ok }) => !ok).map(({ what, outcome }) => `${what}: ${outcome}`)
  return { passed: report.passed, failures }
}

/** Reads Playwright's JSON report; a test that passed only on another try counts as failed. Throws without a report. */
export function readPlaywright(path: string): Outcome {
  const report = read<PlaywrightReport>(path)
  const failuresOf = (suite: PlaywrightSuite): string[] => [
    ...(suite.suites ?? []).flatMap(failuresOf),
    ...suite.specs.flatMap(spec =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ projectName, results }) =>
            `e2e/${spec.file}:${spec.line} on ${projectName}: ${spec.title}: ${firstLine(results[0]?.errors[0]?.message)}`,
        ),
    ),
  ]
  const failures = [
    ...report.errors.map(({ message }) => firstLine(message)),
    ...report.suites.flatMap(failuresOf),
  ]
  return { passed: report.stats.expected, failures }
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function firstLine(message = 'no message'): string {
  return message.split('\n', 1)[0]!
}
