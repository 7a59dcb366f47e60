import type { Page } from '@playwright/test'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { alive, closeDialog, expect, formOf, test } from './site.ts'

/** Returns the focused element, its name, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const name =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    // A form field's focus ring is drawn by its container.
    const ringed = [element, element.closest('.field')].some(at => {
      const style = at && getComputedStyle(at)
      return (
        style &&
        ((parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none') ||
          style.boxShadow.includes('3px inset'))
      )
    })
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return { tag: element.tagName.toLowerCase(), name: name.trim(), seen: ringed && inView }
  })

test.describe('by keyboard alone', () => {
  test('goes through the whole page and back in order, with the focus always visible and no trap', async ({
    site,
    page,
    viewport,
  }) => {
    await site.seed(1000)
    await page.goto(site.url)
    await alive(page)
    await expect(formOf(page, 'banner').form).toBeVisible()
    const expected = [
      'Skip to main content',
      'kerbside',
      ...(viewport!.width >= 720 ? ['Services', 'How it works', 'FAQ'] : []),
      'Kerbside on Instagram (opens in a new tab)',
      'Kerbside on Facebook (opens in a new tab)',
      '15% off your first 3 months£20 off your first EV charge',
      'Email',
      'Postcode',
      'Join the waitlist',
      'Privacy',
      'The postbox',
      'The bucket',
      'The charging cable',
      'The inflator',
      'Essential reminders',
      ...maevePanelWords.choices,
      'Chat with Maeve',
      'Do I need a subscription?',
      'My car isn’t electric. Is this for me?',
      'Which areas will you cover?',
      'Are the reminders really free?',
      'How much does it cost?',
      'Email',
      'Postcode',
      'Join the waitlist',
      'Privacy',
      'Privacy',
      'Perks',
      'Promises',
      'Chat with Maeve',
    ]
    const walked: string[] = []
    for (const name of expected) {
      await page.keyboard.press('Tab')
      const at = await focused(page)
      expect(at, `after ${walked.at(-1)}`).toMatchObject({ name, seen: true })
      walked.push(at.name)
    }
    for (const name of expected.toReversed().slice(1)) {
      await page.keyboard.press('Shift+Tab')
      expect((await focused(page)).name).toBe(name)
    }
  })

  test('the skip link jumps past the header', async ({ site, page }) => {
    await page.goto(site.url)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatchObject({ tag: 'a', name: expect.stringMatching(/^15% off/) })
  })

  test('joining moves the focus to a faulty field, and after success to the dialog and back', async ({
    site,
    page,
  }) => {
    await page.goto(site.url)
    await alive(page)
    await formOf(page, 'hero').email.focus()
    await page.keyboard.type('visitor@example.com')
    await page.keyboard.press('Enter')
    await expect(formOf(page, 'hero').postcode).toBeFocused()
    await page.keyboard.type('m1 1ae')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Get Started' })).toBeFocused()
    // The dialog is modal: the page behind it cannot be reached.
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
        /DIALOG|BODY/,
      )
      expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(false)
    }
    await dialog.getByRole('button', { name: 'Get Started' }).focus()
    await closeDialog(page, () => page.keyboard.press('Enter'))
    await expect(formOf(page, 'hero').form.getByRole('button', { name: 'Copy link' })).toBeFocused()
  })
})
