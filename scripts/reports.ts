import { readFileSync } from 'node:fs'

/** Test results: how many passed, a line for each failed or skipped test, and the time of each file. */
export type Outcome = { passed: number; failures: string[]; skipped: string[]; took: Took[] }
/** The time of one run of a file, in milliseconds. */
type Took = { file: string; ms: number }

const NAMED = 3

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightTest = {
  projectName: string
  status: string
  annotations: { type: string; description?: string }[]
  results: { duration: number; errors: { message?: string }[] }[]
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

/** Reads Vitest's JSON report, in which a file that failed to load counts as one failure. Throws if there is none. */
export function readVitest(path: string): Outcome {
  const report = read<VitestReport>(path)
  const nameOf = ({ name }: { name: string }) => name.replace(`${process.cwd()}/`, '')
  const failures = report.testResults.flatMap(file => {
    const name = nameOf(file)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (!failed.length && file.status === 'failed') return [`${name}: ${firstLine(file.message)}`]
    return failed.map(test => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  )
  const took = report.testResults.map(file => ({ file: nameOf(file), ms: file.endTime - file.startTime }))
  return { passed: report.numPassedTests, failures, skipped, took }
}

/** Reads the report of `test/faults/run.ts`. Throws if there is none. */
export function readFaults(path: string): Outcome {
  const report = read<{
    passed: number
    findings: { what: string; outcome: string; ok: boolean }[]
    took: Took[]
  }>(path)
  const failures = report.findings.filter(({ ok }) => !ok).map(({ what, outcome }) => `${what}: ${outcome}`)
  return { passed: report.passed, failures, skipped: [], took: report.took }
}

/** Reads Playwright's JSON report. A test that only passed when retried counts as failed. Throws if there is none. */
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
  const took = tests.flatMap(({ file, results }) => results.map(({ duration }) => ({ file, ms: duration })))
  return { passed: report.stats.expected, failures, skipped, took }
}

/** Returns the files that took longest in total, as `a.test.ts 12 s, …`. */
export function dearest(took: readonly Took[]): string {
  const all = new Map<string, number>()
  for (const { file, ms } of took) all.set(file, (all.get(file) ?? 0) + ms)
  return [...all]
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED)
    .map(([file, ms]) => `${file} ${Math.round(ms / 1_000)} s`)
    .join(', ')
}

/** Returns every test of a suite, named by its location, browser and title. */
function testsOf({
  suites = [],
  specs,
}: PlaywrightSuite): (PlaywrightTest & { file: string; name: string })[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(test => ({
      ...test,
      file: `test/e2e/${file}`,
      name: `test/e2e/${file}:${line} on ${test.projectName}: ${title}`,
    })),
  )
  return [...suites.flatMap(testsOf), ...own]
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function firstLine(message = 'no message'): string {
  return message.split('\n', 1)[0]!
}
