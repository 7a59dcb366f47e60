import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import all from './vitest.config.ts'

const { globalSetup: _postgres, include, ...rest } = all.test!

/** What a test file mentions when it needs a build, PostgreSQL or a process of its own: `npm test` runs these too. */
const NEEDS_MORE =
  /run-waitlist|child_process|with-test-mailing|server-process|-peer\.ts|test-(server|mail-site|referral-site)\.ts|dist\b|measurePage|'postgres'[)\]]/

/** `npm run test:unit`: what can be had in half a minute, with no build, no PostgreSQL and nothing to install. */
export default defineConfig({
  test: {
    ...rest,
    include: include!
      .flatMap(pattern => globSync(pattern))
      .filter(file => !NEEDS_MORE.test(readFileSync(file, 'utf8'))),
    env: { TEST_ENGINES: 'sqlite' },
    reporters: ['default'],
  },
})
