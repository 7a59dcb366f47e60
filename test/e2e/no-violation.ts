import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds nothing to say of the page, or of one part of it. */
export async function expectNoViolation(page: Page, part = 'html') {
  // Colours are judged at rest, not in the middle of a fade; what moves by the scroll is at rest.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => !(timeline instanceof DocumentTimeline) || playState !== 'running'),
  )
  // Otherwise it opens another page for its own end, which takes as long again; no page here has a foreign frame.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(part).withTags(RULES)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** The same by day and by night. It is day afterwards. */
export async function expectNoViolationByDayOrNight(page: Page, part?: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolation(page, part)
  }
}
