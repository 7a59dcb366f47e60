import { withMail } from './mailbox.ts'
import { alive, expect, formOf, LIVE, test } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

/** The dot next to the count, in light mode. */
const GREEN = 'rgb(30, 158, 106)'
const GREY = 'rgb(123, 138, 130)'

test.describe('waitlist count (specification 4, 9)', () => {
  test('shows 1247 until the real count has been fetched, then the real count', async ({ site, page }) => {
    await site.seed(1500)
    let arrive = () => {}
    const held = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.route(LIVE, async route => {
      await held
      await route.continue()
    })
    await page.goto(site.url)
    await alive(page)
    const count = page.locator('data')
    await expect(count).toHaveText('1,247')
    await expect(count).toHaveAttribute('value', '1247')
    // No real count has come yet, and the dot does not pretend otherwise.
    const dot = page.locator('.count-dot')
    await expect(dot).toHaveCSS('background-color', GREY)
    arrive()
    await expect(count).toHaveText('1,500')
    await expect(count).toHaveAttribute('value', '1500')
    await expect(dot).toHaveCSS('background-color', GREEN)
  })

  test('shows 1247 if the real count never arrives', async ({ site, page }) => {
    await page.route(LIVE, route => route.abort())
    await page.goto(site.url)
    await alive(page)
    await expect(page.locator('data')).toHaveText('1,247')
    await expect(formOf(page, 'banner').form).toBeVisible()
  })

  test('a low count is an invitation; from 25 people it says where most of them live, and from 1,000 the banner repeats it', async ({
    site,
    page,
  }) => {
    for (const name of ['a', 'b', 'c']) site.seedOne(name)
    await page.goto(site.url)
    const count = page.locator('.count')
    await expect(count).toHaveText('Be one of the first: 3 so far')
    await site.seed(22)
    await expect(count).toHaveText(/^\s*25 people /)
    await expect(async () => {
      await page.reload()
      await expect(count).toHaveText('25 people, most of them in Manchester', { timeout: 1_000 })
    }).toPass()
    // Of 1,000 people, those in Manchester are no longer the majority.
    site.sql(`update counter set n = 1000`)
    await expect(count).toHaveText('1,000 people on the waitlist')
    await expect(page.locator('.banner')).toContainText('1,000 people on the waitlist')
  })

  test('below a complete postcode the form says how many wait in its district, once five have confirmed', async ({
    site,
    page,
  }) => {
    await withMail(site)
    await site.seed(12)
    site.sql(`update waitlist set confirmed_at = 2`)
    site.seedDistrict(37, 50)
    await page.goto(site.url)
    const { form, postcode } = formOf(page, 'hero')
    await postcode.fill('M1 1AE')
    await expect(form).toContainText('M1: 12 waiting.')
    await postcode.fill('LS6 2AB')
    await expect(form).toContainText('LS6: 37 of 50 neighbours.')
    await postcode.fill('BS3 1AA')
    await expect(form).toContainText('No card to join.')
  })

  test('the banner renders only when the count is 1000 or more', async ({ site, page }) => {
    await site.seed(999)
    await page.goto(site.url)
    await expect(page.locator('data')).toHaveText('999')
    await expect(formOf(page, 'banner').form).toHaveCount(0)
    // The page still ends with a question: a line replaces the banner and leads to the hero's form.
    const closing = page.locator('.closing')
    await expect(closing).toContainText('15% off your first 3 months and £20 off your first EV charge')
    await closing.getByRole('link', { name: 'Join the waitlist' }).click()
    await expect(formOf(page, 'hero').email).toBeFocused()
    await expect(page.locator('h1')).toBeInViewport()
    await formOf(page, 'hero').join('thousandth@example.com', 'M1 1AE')
    await expect(page.locator('data')).toHaveText('1,000')
    await expect(formOf(page, 'banner').form).toHaveCount(1)
    await expect(closing).toBeHidden()
  })

  test('a join in one of two windows updates both', async ({ site, page, context }) => {
    await site.seed(1000)
    const other = await context.newPage()
    for (const window of [page, other]) {
      await window.goto(site.url)
      await expect(window.locator('data')).toHaveText('1,000')
    }
    await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(other.locator('data')).toHaveText('1,001')
    await expect(page.locator('data')).toHaveText('1,001')
  })

  test('a row inserted by another process updates the page', async ({ site, page }) => {
    await page.goto(site.url)
    await expect(page.locator('data')).toHaveText('0')
    await site.seed(7)
    await expect(page.locator('data')).toHaveText('7')
  })

  test('a lost stream reconnects on its own and gets the current count', async ({ site, page }) => {
    await page.goto(site.url)
    await expect(page.locator('data')).toHaveText('0')
    const dot = page.locator('.count-dot')
    await expect(dot).toHaveCSS('background-color', GREEN)
    await site.stop()
    await expect(dot).toHaveCSS('background-color', GREY)
    await site.seed(5)
    await site.start()
    await expect(page.locator('data')).toHaveText('5')
    await expect(dot).toHaveCSS('background-color', GREEN)
  })

  test('the dot is grey while the device is offline, and while the connection is silent', async ({
    site,
    page,
    context,
  }) => {
    await page.clock.install()
    await page.goto(site.url)
    const dot = page.locator('.count-dot')
    await expect(dot).toHaveCSS('background-color', GREEN)
    await context.setOffline(true)
    await expect(dot).toHaveCSS('background-color', GREY)
    await context.setOffline(false)
    await expect(dot).toHaveCSS('background-color', GREEN)

    // A browser does not notice a dead connection. The page does: the server should have repeated the count by then.
    await page.route(LIVE, route => route.abort())
    await page.clock.fastForward(70_000)
    await expect(dot).toHaveCSS('background-color', GREY)
    await page.unroute(LIVE)
    await page.clock.fastForward(30_000)
    await expect(dot).toHaveCSS('background-color', GREEN)
  })

  test('a refused stream is retried', async ({ site, page }) => {
    let refusals = 0
    await page.route(LIVE, route => {
      refusals += 1
      return refusals > 1 ? route.continue() : route.fulfill({ status: 503 })
    })
    await page.goto(site.url)
    await expect(page.locator('data')).toHaveText('0')
  })

  test('the stream is closed while the page is hidden, and the count is current when it is shown again', async ({
    site,
    page,
    context,
  }) => {
    await page.goto(site.url)
    await expect(page.locator('data')).toHaveText('0')
    const setVisibility = (state: string) =>
      page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    const released = page.waitForEvent('requestfailed', request => request.url().includes('/live'))
    await setVisibility('hidden')
    await released
    await expect(page.locator('.count-dot')).toHaveCSS('background-color', GREY)
    await site.seed(3)
    const other = await context.newPage()
    await other.goto(site.url)
    await expect(other.locator('data')).toHaveText('3')
    await expect(page.locator('data')).toHaveText('0')
    await setVisibility('visible')
    await expect(page.locator('data')).toHaveText('3')
  })

  test('ten windows of one visitor keep working over HTTP/1.1', async ({ site, page, context }) => {
    const windows = [page]
    for (let i = 1; i < 10; i += 1) windows.push(await context.newPage())
    for (const window of windows) {
      await window.bringToFront()
      await window.goto(site.url)
      await window.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    }
    await formOf(windows[9]!, 'hero').join('tenth@example.com', 'M1 1AE')
    await expect(windows[9]!.getByRole('dialog')).toBeVisible()
  })

  test('changed digits roll in, and at rest the count is plain text', async ({ site, page }) => {
    await page.addInitScript(() => {
      const rolled: string[] = []
      Object.assign(window, { rolled })
      new MutationObserver(changes => {
        for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (added instanceof HTMLElement && added.matches('.rolling'))
            rolled.push(`${added.dataset.was} to ${added.textContent}`)
      }).observe(document, { childList: true, subtree: true })
    })
    const rolled = () => page.evaluate(() => (window as unknown as { rolled: string[] }).rolled.splice(0))
    await site.seed(1198)
    await page.goto(site.url)
    const count = page.locator('data')
    await expect(count).toHaveText('1,198')
    await rolled()
    for (const [name, shown, moved] of [
      ['another', '1,199', ['8 to 9']],
      ['one more', '1,200', ['1 to 2', '9 to 0', '9 to 0']],
    ] as const) {
      site.seedOne(name)
      await expect(count).toHaveText(shown)
      await expect(count.locator('.rolling')).toHaveCount(0)
      expect(await rolled()).toEqual(moved)
    }
  })

  test('screen readers announce the count politely, at most once in 10 s, and not when the page opens', async ({
    site,
    page,
  }) => {
    await page.clock.install()
    await site.seed(1000)
    await page.goto(site.url)
    const status = page.locator('.count').getByRole('status')
    await expect(page.locator('data')).toHaveText('1,000')
    await expect(status).toHaveText('')
    for (const [name, shown] of [
      ['a', '1,001'],
      ['b', '1,002'],
    ] as const) {
      site.seedOne(name)
      await expect(page.locator('data')).toHaveText(shown)
    }
    await expect(status).toHaveText('')
    await page.clock.fastForward(10_000)
    await expect(status).toHaveText(/^1,002 people/)
    site.seedOne('c')
    await expect(page.locator('data')).toHaveText('1,003')
    await page.clock.fastForward(1_000)
    await expect(status).toHaveText(/^1,002 people/)
    await page.clock.fastForward(10_000)
    await expect(status).toHaveText(/^1,003 people/)
  })
})
