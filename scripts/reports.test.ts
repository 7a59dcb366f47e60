import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dearest, readPlaywright, readVitest } from './reports.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (report: object) => {
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  return join(folder, 'report.json')
}

test('names a skipped journey with its reason, a failed one with its message', () => {
  const test = (status: string, description?: string) => ({
    projectName: 'phone',
    status,
    annotations: description ? [{ type: 'skip', description }] : [],
    results: [{ duration: 1_500, errors: status === 'unexpected' ? [{ message: 'no\nmore' }] : [] }],
  })
  const spec = { file: 'a.spec.ts', line: 3, title: 'joins' }
  const specs = [
    { ...spec, tests: [test('expected'), test('skipped', 'caddy is not installed')] },
    { ...spec, tests: [test('unexpected')] },
  ]
  const suites = [{ title: '', specs: [], suites: [{ title: '', specs }] }]
  expect(readPlaywright(file({ stats: { expected: 1 }, errors: [], suites }))).toEqual({
    passed: 1,
    failures: ['test/e2e/a.spec.ts:3 on phone: joins: no'],
    skipped: ['test/e2e/a.spec.ts:3 on phone: joins: caddy is not installed'],
    took: Array(3).fill({ file: 'test/e2e/a.spec.ts', ms: 1_500 }),
  })
})

test('names a skipped unit test', () => {
  const results = (status: string) => ({ status, fullName: `one ${status}`, failureMessages: [] })
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      startTime: 10,
      endTime: 2_010,
      assertionResults: ['passed', 'skipped'].map(results),
    },
  ]
  expect(readVitest(file({ numPassedTests: 1, testResults }))).toEqual({
    passed: 1,
    failures: [],
    skipped: ['one skipped'],
    took: [{ file: 'a.test.ts', ms: 2_000 }],
  })
})

test('names the three slowest files, with the total time of each', () => {
  const took = (file: string, ms: number) => ({ file, ms })
  expect(
    dearest([took('a', 2_000), took('b', 3_000), took('c', 1_000), took('d', 900), took('a', 2_000)]),
  ).toBe('a 4 s, b 3 s, c 1 s')
})
