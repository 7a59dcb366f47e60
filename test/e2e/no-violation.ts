import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects axe to find no violations on the page, or in part of it. */
export async function expectNoViolation(page: Page, part = 'html') {
  // Colours are checked at rest, not during a fade; animations driven by scrolling count as at rest.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => !(timeline instanceof DocumentTimeline) || playState !== 'running'),
  )
  expect(await violations(page, part, RULES)).toEqual([])
}

/**
 * Returns what axe finds with these tags or rules in part of the page, one line for each violation. Unlike
 * @axe-core/playwright it loads axe once for each page and leaves out what passed, so it takes a fifth of
 * the time.
 */
export async function violations(page: Page, part: string, runOnly: readonly string[]): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const found = await axe.run(part, { runOnly: [...runOnly], resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [part, runOnly] as const,
  )
}

/** Expects axe to find no violations in dark or light mode, and leaves the page in light mode. */
export async function expectNoViolationByDayOrNight(page: Page, part?: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolation(page, part)
  }
}

/** Expects axe to find no violations, and nothing to be wider than the screen. */
export async function expectFlawless(page: Page) {
  await expectNoViolation(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
