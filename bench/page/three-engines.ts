import { findEngine } from '../../scripts/find-engine.ts'
import { startEngine } from '../../test/e2e/engines/drivers/start-engine.ts'
import type { Engine, Tab } from '../../test/e2e/engines/drivers/tab.ts'
import { View } from '../../test/e2e/engines/view.ts'
import { slowLine } from '../budgets.ts'
import { openSlowLine } from './slow-line.ts'

/**
 * A first visit on the slow line, in milliseconds: from its start to the first paint, and from the first tap to a
 * live form.
 */
export type SlowVisit = { firstPaint: number; liveForm: number }

/** Visits a site on the slow line, `times` times, each with an empty cache, in every engine that is available. */
export async function visitInThreeEngines(
  origin: string,
  chromium: string,
  times: number,
): Promise<Partial<Record<Engine, SlowVisit[]>>> {
  const executables = {
    chromium,
    firefox: findEngine('firefox', console.log),
    webkit: findEngine('webkit', console.log),
  }
  const line = await openSlowLine(origin, slowLine)
  const seen: Partial<Record<Engine, SlowVisit[]>> = {}
  try {
    for (const [engine, executable = ''] of Object.entries(executables) as [Engine, string | undefined][]) {
      const driver = await startEngine(engine, executable)
      if (!driver) continue
      const visits: SlowVisit[] = []
      seen[engine] = visits
      while (visits.length < times) {
        const visitor = await driver.visitor()
        visits.push(await visit(visitor.tab, `${line.origin}/`))
        await visitor.leave()
      }
      await driver.close()
    }
    return seen
  } finally {
    await line.close()
  }
}

async function visit(tab: Tab, url: string): Promise<SlowVisit> {
  const view = new View(tab)
  // A page's own clock may start late: WebKit's does if the response moves the page to another process.
  const begun = Date.now()
  await view.open(url)
  await tab.run(observe)
  await view.click('#hero-email')
  await view.see('[data-island=hero-form][data-alive]')
  return tab.run(begun => {
    const { tapped, alive } = (window as unknown as { slow: { tapped: number; alive: number } }).slow
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return {
      firstPaint: performance.timeOrigin + (paint?.startTime ?? Number.NaN) - begun,
      liveForm: alive - tapped,
    }
  }, begun)
}

/** Runs in the page: notes when the form is tapped, and when React controls it. */
function observe() {
  const slow = { tapped: 0, alive: 0 }
  Object.assign(window, { slow })
  const note = () => {
    slow.tapped ||= performance.now()
  }
  addEventListener('pointerdown', note, true)
  new MutationObserver(() => {
    slow.alive = performance.now()
  }).observe(document.querySelector('[data-island=hero-form]')!, { attributeFilter: ['data-alive'] })
}
