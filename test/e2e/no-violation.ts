import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds no violation on the page, or in a part of it. */
export async function expectNoViolation(page: Page, part = 'html') {
  // Colours are checked at rest, not during a fade; animations driven by scrolling are at rest.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => !(timeline instanceof DocumentTimeline) || playState !== 'running'),
  )
  // Otherwise axe opens another page at the end, which takes as long again; no page here has a foreign frame.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(part).withTags(RULES)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Checks the same in light and dark mode, and leaves the page in light mode. */
export async function expectNoViolationByDayOrNight(page: Page, part?: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolation(page, part)
  }
}
