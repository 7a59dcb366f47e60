import { defineConfig } from 'vitest/config'
import all from './vitest.config.ts'

const { globalSetup: _postgres, projects, ...rest } = all.test!

/**
 * `npm run test:unit`: the tests that run in about a minute, with no build, no PostgreSQL and nothing to
 * install. A test that needs one of these, or its own process, is called `*.server.test.ts`.
 */
export default defineConfig({
  test: { ...rest, env: { TEST_ENGINES: 'sqlite' }, reporters: ['default'], projects: projects!.slice(0, 1) },
})
