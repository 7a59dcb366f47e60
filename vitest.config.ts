import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'build/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.ts',
      'art/**/*.test.ts',
    ],
    globalSetup: ['scripts/test-postgres.ts'],
    // Half of them wait for a database, a mail server or a process: on two cores, fewer workers leave one idle.
    maxWorkers: 3,
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
  },
})
