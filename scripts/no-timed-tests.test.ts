import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** These make a test fail on a slow machine (docs/decisions/0004-tests.md). Use `eventually`, which waits longer. */
const SHORT_WAITS = ['vi.waitFor(', 'vi.waitUntil(', 'waitForTimeout(']
/** A sleep of a few milliseconds, in the hope that something happens meanwhile, or does not. */
const SLEEPS = [/new Promise.*\bsetTimeout\(/, /\bsetTimeout\b.* from 'node:timers\/promises'/]

const found = (patterns: string[], waits: readonly (string | RegExp)[]) =>
  globSync(patterns)
    .filter(file => !file.includes('no-timed-tests'))
    .flatMap(file => {
      const text = readFileSync(file, 'utf8')
      return waits.flatMap(wait =>
        text.match(wait instanceof RegExp ? wait : RegExp.escape(wait)) ? `${file}: ${wait}` : [],
      )
    })

test('no test sets a time to wait for', () => {
  const files = ['src/**/*.test.ts', 'test/e2e/**/*.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts']
  expect(found(files, SHORT_WAITS)).toEqual([])
})

test('no test sleeps', () => {
  const files = ['src', 'build', 'bench', 'scripts', 'art', 'deploy', 'test/e2e'].map(
    folder => `${folder}/**/*.{test,spec}.ts`,
  )
  expect(found(files, SLEEPS)).toEqual([])
})
