import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What makes a test fail on a machine that is slow: docs/decisions/0004-tests.md. `eventually` waits long enough. */
const SHORT_WAITS = ['vi.waitFor(', 'vi.waitUntil(', 'waitForTimeout(']

test('no test waits for a time of its own', () => {
  const files = globSync(['src/**/*.test.ts', 'e2e/**/*.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'])
  const found = files.flatMap(file => {
    const text = readFileSync(file, 'utf8')
    return SHORT_WAITS.filter(wait => text.includes(wait)).map(wait => `${file}: ${wait}`)
  })
  expect(found.filter(line => !line.includes('no-timed-tests'))).toEqual([])
})
