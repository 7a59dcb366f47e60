import { expect, formOf, test } from './site.ts'

// A headless browser's own user agent counts as a robot.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36' })

test('counts a link, a touched form and a join once each, whatever the tab did meanwhile', async ({
  site,
  page,
}) => {
  site.addSource()
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    // The form's line and the sign also request the district, but they do so with or without a source.
    if (/^\/api\/(?!waitlist\/district)/.test(pathname)) asked.push(pathname + search)
  })
  await page.goto(`${site.url}/l/van`)
  await expect(page).toHaveURL(`${site.url}/?s=van`)
  await expect.poll(() => site.counted()).toEqual(['van opened 1', 'van visit 1'])
  const reopened = page.waitForRequest(request => request.url().endsWith('/api/waitlist/live'))
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await reopened
  await formOf(page, 'hero').join('a@x.uk', 'M1 1AE')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => site.counted()).toEqual(['van opened 1', 'van touched 1', 'van visit 1'])
  expect(site.column('source')).toEqual(['van'])
  // Besides the stream, which opens and reopens, and the join, the touched form opens one more stream.
  expect(asked).toEqual([
    '/api/waitlist/live??s=van&n=0&v=undefined',
    '/api/waitlist/live',
    '/api/waitlist/live??s=van&n=0&v=undefined&t',
    '/api/waitlist??s=van&n=0&v=undefined',
  ])
})

test('counts a known code in utm_source, but no browser that objects, and no move between pages', async ({
  site,
  page,
}) => {
  site.addSource()
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
  await page.goto(`${site.url}/?s=van`)
  await expect(page.locator('.count')).toHaveClass(/is-live/)
  await page.setExtraHTTPHeaders({})
  await page.goto(`${site.url}/?utm_source=van`)
  await expect.poll(() => site.counted()).toEqual(['van visit 1'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.locator('a.button').click()
  await expect(page.locator('.count')).toHaveClass(/is-live/)
  await page.reload()
  await expect(page.locator('.count')).toHaveClass(/is-live/)
  await page.goto(`${site.url}/?s=van`)
  await expect.poll(() => site.counted()).toEqual(['van visit 2'])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form keeps its source, also after a mistake; and visitors can object', async ({ site, page }) => {
    site.addSource()
    await page.goto(`${site.url}/l/van`)
    await formOf(page, 'hero').join('a@x.uk', 'nowhere')
    await formOf(page, 'hero').join('a@x.uk', 'M1 1AE')
    await expect.poll(() => site.counted()).toEqual(['van opened 1', 'van unscripted 1'])
    expect(site.column('source')).toEqual(['van'])
    await page.goto(`${site.url}/privacy`)
    await page.getByRole('button', { name: 'Don’t count me' }).click()
    await expect(page.getByText('You are not counted with this browser')).toBeVisible()
    await page.goto(`${site.url}/l/van`)
    await page.goto(`${site.url}/privacy#uncounted`)
    await page.getByRole('button', { name: 'Count me again' }).click()
    await expect(page.getByText('Your visits are counted again')).toBeVisible()
    await page.goto(`${site.url}/l/van`)
    await expect.poll(() => site.counted()).toEqual(['van opened 2', 'van unscripted 1'])
  })
})
