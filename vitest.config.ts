import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'build/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.ts',
      'art/**/*.test.ts',
      'deploy/**/*.test.ts',
    ],
    globalSetup: ['test/support/postgres/test-postgres.ts'],
    // Most of their time they wait for a database, a mail server or a process: fewer workers leave a core idle.
    maxWorkers: 5,
    // Node runs TypeScript itself, and keeps what it compiled for the next file's process.
    experimental: { viteModuleRunner: false },
    // A busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 400_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
  },
})
