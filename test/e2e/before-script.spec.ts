import { alive, expect, formOf, holdScripts, test } from './site.ts'

test.describe('before the script has arrived', () => {
  test('text typed until then stays when it arrives, even text typed before the count came', async ({
    site,
    page,
  }) => {
    const arrive = await holdScripts(page)
    await page.goto(site.url)
    const hero = formOf(page, 'hero')
    const banner = formOf(page, 'banner')
    await hero.fill('typed@example.com', 'M1 1AE')
    await banner.fill('below@example.com', 'LS6 2AB')
    arrive()
    await alive(page)
    await expect(page.locator('data')).toHaveText('0')
    await expect(banner.email).toHaveValue('below@example.com')
    await expect(hero.email).toHaveValue('typed@example.com')
    await expect(hero.postcode).toHaveValue('M1 1AE')
    await site.seed(2000)
    await expect(page.locator('data')).toHaveText('2,000')
    await expect(hero.email).toHaveValue('typed@example.com')
  })

  test('a form submitted until then is sent once, as soon as the script is there', async ({ site, page }) => {
    const arrive = await holdScripts(page)
    await page.goto(site.url)
    const { fill, submit } = formOf(page, 'hero')
    await fill('early@example.com', 'M1 1AE')
    await submit.click()
    await submit.click({ force: true })
    arrive()
    await expect(page.getByRole('dialog', { name: "You're on the list!" })).toBeVisible()
    expect(site.rows()).toEqual([{ email: 'early@example.com', postcode: 'M1 1AE' }])
  })

  test('if the script never arrives the form is posted without it', async ({ site, page }) => {
    await page.route('**/assets/**', route => route.abort())
    await page.goto(site.url)
    await formOf(page, 'hero').join('plain@example.com', 'M1 1AE')
    await expect(page).toHaveURL(/\/joined\/questions\?.*#start$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the list!")
    expect(site.rows()).toEqual([{ email: 'plain@example.com', postcode: 'M1 1AE' }])
    expect(site.forms()).toEqual(['hero'])
  })
})
