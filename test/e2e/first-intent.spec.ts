import type { Page } from '@playwright/test'
import { expect, formOf, holdScripts, type Site, test } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

/** Records what the page requests. */
function requestsOf(page: Page) {
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  return { forReact: () => paths.filter(path => path.startsWith('/assets/react-')) }
}

const awake = (page: Page) => page.locator('[data-alive]')
const launcher = (page: Page) => page.locator('.maeve-launcher')
const panel = (page: Page) => page.getByRole('region', { name: /^Maeve/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: "You're on the list!" })

/** Opens the page and waits until it follows the count, the only thing that it does unprompted. */
async function look(site: Site, page: Page, count: string) {
  await page.goto(site.url)
  await expect(page.locator('data')).toHaveText(count)
}

test.describe('a visitor who only looks', () => {
  test('sees the count and the banner follow the list, and React is never requested', async ({
    site,
    page,
  }) => {
    const { forReact } = requestsOf(page)
    await site.seed(999)
    await look(site, page, '999')
    await expect(formOf(page, 'banner').form).toHaveCount(0)
    site.seedOne('thousandth')
    await expect(page.locator('data')).toHaveText('1,000')
    await expect(formOf(page, 'banner').form).toBeVisible()
    await page.mouse.move(20, 300)
    await page.mouse.wheel(0, 3_000)
    await page.locator('.faq summary').first().click()
    await expect(page.locator('.faq details[open]')).toHaveCount(1)
    site.sql(`delete from waitlist where email_key = 'thousandth@example.com';
      update counter set n = n - 1 where name = 'waitlist'`)
    await expect(page.locator('data')).toHaveText('999')
    await expect(formOf(page, 'banner').form).toHaveCount(0)
    expect(forReact()).toEqual([])
  })

  test('has two windows, and both are updated', async ({ site, page, context }) => {
    await site.seed(1000)
    const windows = [page, await context.newPage()]
    const logs = windows.map(requestsOf)
    for (const window of windows) await look(site, window, '1,000')
    site.seedOne('another')
    for (const window of windows) await expect(window.locator('data')).toHaveText('1,001')
    expect(logs.flatMap(({ forReact }) => forReact())).toEqual([])
  })

  test('scrolls by touch, even from a button: scripts may be fetched, but do not run', async ({
    site,
    page,
  }) => {
    await look(site, page, '0')
    const box = (await page.locator('#hero-form .button').boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const tools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      tools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const fetched = page.waitForEvent('requestfinished', request => request.url().includes('/assets/main-'))
    await touch('touchStart', { x, y })
    for (let moved = 20; moved <= 400; moved += 20) await touch('touchMove', { x, y: y - moved })
    await touch('touchEnd')
    await fetched
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(awake(page)).toHaveCount(0)

    await formOf(page, 'hero').email.focus()
    await expect(awake(page)).not.toHaveCount(0)
  })
})

test.describe('the first intent', () => {
  test('a control that scrolls under a resting mouse loads nothing; moving the mouse over it does', async ({
    site,
    page,
  }) => {
    const { forReact } = requestsOf(page)
    await look(site, page, '0')
    const button = page.locator('.faq-chat .button')
    // The events that a control gets when it scrolls under a mouse that does not move.
    for (const type of ['pointerover', 'pointerenter', 'mouseover'])
      await button.dispatchEvent(type, { pointerType: 'mouse' })
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(forReact()).toEqual([])
    await button.hover()
    await expect(awake(page)).not.toHaveCount(0)
  })

  test('a mouse over text loads nothing, over a control everything', async ({ site, page }) => {
    const { forReact } = requestsOf(page)
    await look(site, page, '0')
    await page.locator('.hero .lead').hover()
    expect(forReact()).toEqual([])
    await page.locator('#hero-form .button').hover()
    await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0)
    expect(forReact()).toHaveLength(1)
  })

  test('a submit right after the first tap, before anything has loaded, is carried out once', async ({
    site,
    page,
  }) => {
    const arrive = await holdScripts(page)
    await page.goto(site.url)
    const { fill, email, submit } = formOf(page, 'hero')
    await fill('quick@example.com', 'M1 1AE')
    await email.tap()
    await submit.tap()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    arrive()
    await expect(dialog(page)).toBeVisible()
    expect(site.rows()).toEqual([{ email: 'quick@example.com', postcode: 'M1 1AE' }])
  })

  test('Maeve’s button as the very first touch: busy at once, then her panel with the field in focus', async ({
    site,
    page,
  }) => {
    const arrive = await holdScripts(page)
    await page.goto(site.url)
    await launcher(page).tap()
    await expect(launcher(page)).toHaveAttribute('aria-busy', 'true')
    arrive()
    await expect(panel(page)).toBeVisible()
    await expect(page.getByLabel('Message Maeve')).toBeFocused()
  })

  test('the button among the questions as the first touch opens her panel', async ({ site, page }) => {
    await look(site, page, '0')
    await page.locator('.faq-chat .button').tap()
    await expect(panel(page)).toBeVisible()
  })

  test('using only the keyboard, links load nothing, the form loads everything, and Enter joins', async ({
    site,
    page,
  }) => {
    const { forReact } = requestsOf(page)
    await look(site, page, '0')
    await page.keyboard.press('Tab')
    await expect(page.locator('.skip')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('a[href="/perks"]').first()).toBeFocused()
    expect(forReact()).toEqual([])
    await page.keyboard.press('Tab')
    await expect(formOf(page, 'hero').email).toBeFocused()
    await page.keyboard.type('keys@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('M1 1AE')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    expect(site.rows()).toEqual([{ email: 'keys@example.com', postcode: 'M1 1AE' }])
  })

  test('may come from a screen reader, whose click comes without pointer or focus', async ({
    site,
    page,
  }) => {
    await look(site, page, '0')
    await launcher(page).dispatchEvent('click')
    await expect(panel(page)).toBeVisible()
  })

  test('if a password manager fills in the form, nothing loads, and the submit sends it', async ({
    site,
    page,
  }) => {
    const { forReact } = requestsOf(page)
    await look(site, page, '0')
    for (const [field, value] of [
      ['email', 'filled@example.com'],
      ['postcode', 'LS6 2AB'],
    ])
      await page.locator(`#hero-${field}`).evaluate((input: HTMLInputElement, text) => {
        input.value = text!
        for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
      }, value)
    expect(forReact()).toEqual([])
    await formOf(page, 'hero').submit.tap()
    await expect(dialog(page)).toBeVisible()
    expect(site.rows()).toEqual([{ email: 'filled@example.com', postcode: 'LS6 2AB' }])
  })

  test('if the banner was taken out of the page, its form still works once it is back', async ({
    site,
    page,
  }) => {
    await site.seed(999)
    await look(site, page, '999')
    await formOf(page, 'hero').email.focus()
    await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0)
    site.seedOne('thousandth')
    const banner = formOf(page, 'banner')
    await banner.join('nobody', 'M1 1AE')
    await expect(page.getByRole('alert')).toContainText('Invalid email')
    await banner.join('back@example.com', 'M1 1AE')
    await expect(dialog(page)).toBeVisible()
  })
})
