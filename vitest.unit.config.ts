import { configDefaults, defineConfig } from 'vitest/config'
import all from './vitest.config.ts'

const { globalSetup: _postgres, ...rest } = all.test!

/**
 * `npm run test:unit`: what can be had in half a minute, with no build, no PostgreSQL and nothing to install. A test that
 * needs one of these, or its own process, is called `*.server.test.ts`; one that is not and starts a process fails here.
 */
export default defineConfig({
  test: {
    ...rest,
    exclude: [...configDefaults.exclude, '**/*.server.test.ts'],
    // A process for each file would take half as much time again; `npm test` has them.
    isolate: false,
    setupFiles: ['test/support/no-processes.ts'],
    env: { TEST_ENGINES: 'sqlite' },
    reporters: ['default'],
  },
})
