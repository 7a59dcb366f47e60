import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

const launchOptions = {
  executablePath: findChromium(() => {}),
  // As root, which is what containers are, Chromium runs only without its sandbox.
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not wrong; what must be quick says so in its test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: { browserName: 'chromium', launchOptions, locale: 'en-GB', trace: 'retain-on-failure' },
  projects: [
    // What stands between is the same for both.
    {
      name: 'phone',
      testIgnore: 'proxies.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
