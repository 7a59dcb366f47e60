import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'
import { installedEngine } from './scripts/find-engine.ts'
import type { Engines } from './test/e2e/engines/visit.ts'

const executablePath = findChromium(() => {}, { shell: true })
// For the journeys that start Chromium themselves, so that two of them do not both install it.
process.env.CHROMIUM_PATH = executablePath

const launchOptions = {
  executablePath,
  timeout: 300_000,
  // For root, as in a container, Chromium only runs without its sandbox.
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-gpu',
    // Letter widths are not rounded to whole pixels, just as on phones and in full browsers.
    '--font-render-hinting=none',
  ],
}

const ENGINES = [
  ['webkit', installedEngine('webkit')],
  ['firefox', installedEngine('firefox')],
  ['chromium', executablePath],
] as const

/** Journeys that are the same at any screen width: only the phone project runs them. */
const SAME_AT_ANY_WIDTH = [
  'before-script',
  'desk',
  'desk-letters',
  'first-intent',
  'first-load',
  'launch',
  'live-count',
  'maeve',
  'maeve-danger',
  'maeve-join',
  'maeve-model',
  'maeve-scripts',
  'maeve-small',
  'maeve-teach',
  'maeve-verdict',
  'mail',
  'mail-look',
  'mail-screen-reader',
  'motion',
  'near',
  'opening-week',
  'price',
  'print',
  'privacy',
  'reminders',
  'report',
  'sources',
  'stand-in-fonts',
  'street',
  'street-life',
  'street-sign',
  'toast',
  'under-attack',
  'wash',
  'waitlist',
  'widths',
  'without-script',
]

export default defineConfig<object, Engines>({
  testDir: 'test/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Many tests mostly wait, above all those in other engines, so two workers would leave a core idle.
  workers: 4,
  // A busy machine is slow, not wrong.
  timeout: 1_200_000,
  expect: { timeout: 600_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // Traces are off (use --trace=on): keeping even those of failed tests alone would cost a fifth of the time.
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Without graphics hardware each frame costs processor time, so motion is off; journeys that test it turn it on.
    reducedMotion: 'reduce',
  },
  projects: [
    // Journeys that could differ between engines, run in each of them. They start first, because each engine
    // has only one worker, which would otherwise still be running when all others have finished.
    ...ENGINES.map(([engine, executable = '']) => ({
      name: engine,
      testMatch: 'test/e2e/engines/**/*.spec.ts',
      // Each worker starts its own browser, which costs more than it saves.
      workers: 1,
      use: { engine, executable },
    })),
    {
      name: 'phone',
      testIgnore: ['test/e2e/engines/**', 'proxies.spec.ts'],
      // A phone's pixel density would cost a sixth of the time, and journeys check words and places, not pixels.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: ['test/e2e/engines/**', ...SAME_AT_ANY_WIDTH.map(name => `${name}.spec.ts`)],
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
