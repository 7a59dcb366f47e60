import { alive, expect, formOf, test } from './site.ts'

test.beforeEach(async ({ site }) => {
  await site.stop()
  await site.start({ UNDER_ATTACK: '1' })
})

test('under attack the browser does the proof of work by itself, in a worker, and joins', async ({
  site,
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(site.url)
  await alive(page)
  expect(asked.filter(path => /prove|proof/.test(path))).toEqual([])
  await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
  await expect(page.getByRole('dialog', { name: "You're on the list!" })).toBeVisible()
  expect(asked.filter(path => /prove|proof/.test(path))).toHaveLength(2)
  expect(asked.filter(path => path === '/api/waitlist')).toHaveLength(2)
  expect(site.rows()).toEqual([{ email: 'visitor@example.com', postcode: 'M1 1AE' }])
})

test('under attack a program with no proof of work, or a made-up one, is refused', async ({ site, page }) => {
  const entry = { email: 'bot@example.com', postcode: 'M1 1AE' }
  for (const proof of [undefined, '', '{}', 'x']) {
    const response = await page.request.post(`${site.url}/api/waitlist`, { data: { ...entry, proof } })
    expect(response.status()).toBe(428)
  }
  expect(site.rows()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('under attack allows two joins, then shows the failure’s message', async ({ site, page }) => {
    for (const i of [1, 2]) {
      await page.goto(site.url)
      await formOf(page, 'hero').join(`v${i}@example.com`, 'M1 1AE')
      await expect(page).toHaveURL(/\/joined\/questions\?.*#start$/)
    }
    await page.goto(site.url)
    await formOf(page, 'hero').join('v3@example.com', 'M1 1AE')
    await expect(page.locator('#hero-form')).toContainText('Something went wrong. Please try again.')
    expect(site.rows()).toHaveLength(2)
  })
})

test('turns itself on: after many refused joins a visitor’s browser does the work, and joins', async ({
  site,
  page,
}) => {
  await site.stop()
  await site.start({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  const post = (i: number) =>
    page.request.post(`${site.url}/api/waitlist`, {
      data: { email: `bot${i}@example.com`, postcode: 'M1 1AE' },
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
  for (let i = 0; i < 110; i++) await post(i)
  expect((await post(110)).status()).toBe(428)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(site.url)
  await alive(page)
  await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
  await expect(page.getByRole('dialog', { name: "You're on the list!" })).toBeVisible()
  expect(asked.filter(path => /prove|proof/.test(path))).toHaveLength(2)
  expect(site.rows().at(-1)).toEqual({ email: 'visitor@example.com', postcode: 'M1 1AE' })
})
