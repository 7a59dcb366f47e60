import { test as base, expect } from '@playwright/test'
import type { Serve } from '../serve.ts'
import { Site } from '../site.ts'
import { openSiteHost } from '../site-host.ts'
import { startEngine } from './drivers/start-engine.ts'
import type { Driver, Engine, VisitorOptions } from './drivers/tab.ts'
import { Line } from './line.ts'
import { View } from './view.ts'

/** An engine to drive, and its command or path; empty if it is not available. */
export type Engines = { engine: Engine; executable: string }

type Worker = Engines & { driver: Driver | undefined; serve: Serve }
type Fixtures = {
  /** Environment variables for the server, besides those of every test. */
  environment: Record<string, string>
  /** The window that the visitor starts with. */
  window: VisitorOptions
  site: Site
  line: Line
  newView: () => Promise<View>
  view: View
}

export const test = base.extend<Fixtures, Worker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  executable: ['', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine, executable }, use) => {
      const driver = await startEngine(engine, executable)
      await use(driver)
      await driver?.close()
    },
    { scope: 'worker' },
  ],
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, even if no fixture is used
    async ({}, use) => {
      const host = openSiteHost()
      await use(host.serve)
      host.close()
    },
    { scope: 'worker' },
  ],
  environment: [{}, { option: true }],
  window: [{}, { option: true }],
  site: async ({ environment, serve }, use) => {
    const site = new Site(serve)
    await site.start(environment)
    await use(site)
    await site.remove()
  },
  line: async ({ site }, use) => {
    const line = new Line(site.url)
    await line.open()
    await use(line)
    await line.close()
    expect(line.faults, 'script errors and content security policy violations').toEqual([])
  },
  newView: async ({ driver, engine, window }, use, test) => {
    test.skip(!driver, `${engine} is not available here`)
    const visitor = await driver!.visitor(window)
    let first = true
    await use(async () => {
      const tab = first ? visitor.tab : await visitor.newTab()
      first = false
      return new View(tab)
    })
    if (test.errors.length) await visitor.tab.screenshot(test.outputPath('seen.png'))
    await visitor.leave()
  },
  view: async ({ newView }, use) => use(await newView()),
})

export { expect }
