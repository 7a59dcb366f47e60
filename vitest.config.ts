import { configDefaults, defineConfig } from 'vitest/config'

const FOLDERS = '{src,build,bench,scripts,art,deploy}'
const SERVER = `${FOLDERS}/**/*.server.test.ts`

export default defineConfig({
  test: {
    globalSetup: ['test/support/postgres/test-postgres.ts'],
    setupFiles: ['test/support/same-cases.ts', 'test/support/one-day.ts'],
    // Tests mostly wait for a database, a mail server or a process, so fewer workers would leave a core idle.
    maxWorkers: 5,
    // A process for each file would take a third more processor time.
    isolate: false,
    // Node runs TypeScript itself, and keeps what it compiled for the next file's process.
    experimental: { viteModuleRunner: false },
    // A busy machine is slow, not wrong: three years of reminders took 324 s on one.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 400_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.ts`],
          exclude: [...configDefaults.exclude, SERVER],
          // A unit test that starts a process fails.
          setupFiles: ['test/support/no-processes.ts'],
        },
      },
      { extends: true, test: { name: 'server', include: [SERVER] } },
    ],
  },
})
