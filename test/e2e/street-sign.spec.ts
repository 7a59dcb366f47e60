import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { withMail } from './mailbox.ts'
import { expectNoViolation } from './no-violation.ts'
import { alive, closeDialog, expect, formOf, JOIN, test } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

test('people who join get a street sign to save and share, which shows nothing of their address', async ({
  site,
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.url()} ${request.postData()}`))
  // Linux has no sharing panel: this one records what it is given.
  await page.addInitScript(() => {
    navigator.canShare = data => Boolean(data?.files)
    navigator.share = async data => {
      document.body.dataset.shared = `${data?.files?.[0]?.name} ${data?.text}`
    }
  })
  await page.goto(site.url)
  await alive(page)
  await page.route(JOIN, route => route.abort(), { times: 1 })
  await formOf(page, 'hero').join('visitor.of.leeds@example.com', 'ls62ab')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(asked.filter(url => url.includes('street-sign'))).toEqual([])

  await formOf(page, 'hero').join('visitor.of.leeds@example.com', 'ls62ab')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'A street sign: LS6, Leeds. LS6 has begun.' })).toBeInViewport(
    {
      ratio: 1,
    },
  )
  const height = () => dialog.evaluate(({ scrollHeight }) => scrollHeight)
  const opened = await height()
  const name = dialog.getByLabel('Your name on the sign')
  await name.fill('Anna')
  // The Enter key must not close the dialog.
  await name.press('Enter')
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/: LS6, Anna’s road, Leeds\./)
  await dialog.getByRole('button', { name: 'Share my street' }).click()
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    `kerbside-ls6.png Car care that comes to your kerb. Join the waitlist with me: ${site.url}/in/ls6`,
  )
  expect(await height(), 'the dialog grew').toBe(opened)
  await expectNoViolation(page, 'dialog')

  // The form is folded behind a card with the dialog's sharing button; another button opens the form again.
  await closeDialog(page, () => dialog.getByRole('button', { name: 'Close' }).click())
  const hero = formOf(page, 'hero')
  await expect(hero.form).toContainText('You’re on the list, LS6. Bring a neighbour.')
  await expect(hero.form.getByRole('button', { name: 'Share my street' })).toBeFocused()
  await expect(hero.email).toBeHidden()
  await expect(hero.form.getByText('No card to join.')).toBeHidden()
  const poster = page.waitForEvent('download')
  await hero.form.getByRole('link', { name: 'A poster for your window' }).click()
  expect((await poster).suggestedFilename()).toBe('kerbside-ls6.pdf')
  expect(readFileSync(await (await poster).path(), 'latin1')).toMatch(/^%PDF/)
  await expectNoViolation(page, '.hero-copy')
  await hero.form.getByRole('button', { name: 'Add another address' }).click()
  await expect(hero.email).toBeFocused()

  // A device without a sharing panel saves the picture as a file.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await hero.join('another@example.com', 'LS6 2AB')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save my street' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('kerbside-ls6.png')
  const picture = readFileSync(await file.path())
  const { format, width, height: tall } = await sharp(picture).metadata()
  expect({ format, width, tall }).toEqual({ format: 'png', width: 1200, tall: 630 })
  expect(picture.includes('visitor')).toBe(false)
  expect(
    asked.filter(url => /anna/i.test(url)),
    'the name never leaves the browser',
  ).toEqual([])
  // The picture has the lettering: the plate's black and the code's red.
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(pixelsNear(data, [16, 38, 31])).toBeGreaterThan(5_000)
  expect(pixelsNear(data, [192, 31, 24])).toBeGreaterThan(2_000)
})

for (const [width, height, text] of [
  [390, 664, '100%'],
  [390, 664, '200%'],
  [390, 844, '100%'],
  [1440, 900, '100%'],
] as const)
  test(`at ${width}x${height} with text at ${text} nothing important is out of sight`, async ({
    site,
    page,
  }) => {
    site.seedDistrict(37, 50)
    await withMail(site, { REFERRALS: '1' })
    await page.setViewportSize({ width, height })
    await page.goto(site.url)
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), text)
    await formOf(page, 'hero').join('someone@example.com', 'LS6 2AB')
    const dialog = page.getByRole('dialog')
    const seen = [
      dialog.getByRole('heading', { level: 2 }),
      dialog.locator('.confirm-first'),
      dialog.getByRole('button', { name: /my street/ }),
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('button', { name: 'Get Started' }),
      dialog.locator('.perks'),
      ...(text === '100%'
        ? [
            dialog.locator('canvas'),
            dialog.getByText('Once 50 have confirmed'),
            dialog.getByText('Send the link only to people'),
            dialog.locator('.badges'),
          ]
        : []),
      ...(height > 664 ? [dialog.locator('.small-street')] : []),
    ]
    // The number is on the sign, and nowhere else.
    await expect(dialog.getByRole('img', { name: 'LS6: 37 of 50 neighbours.' })).toBeVisible()
    await expect(dialog.getByText('37 of 50')).toHaveCount(0)
    for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 })
    // Nothing covers them either.
    for (const part of seen)
      expect(
        await part.evaluate(element => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height - 4)
          return element.contains(found) || found?.contains(element)
        }),
      ).toBe(true)
    const sideways = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(sideways).toBe(0)

    await closeDialog(page, () => dialog.getByRole('button', { name: 'Close' }).click())
    const card = page.locator('.listed-card')
    await expect(card).toContainText('Confirm in your inbox, then bring a neighbour.')
    const { y, height: tall } = (await card.boundingBox())!
    for (const part of [card.locator('p').first(), card.getByRole('button', { name: 'Copy link' })]) {
      const box = (await part.boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(y)
      expect(box.y + box.height).toBeLessThanOrEqual(y + tall)
    }
  })

test('if the postcode’s area is unknown, or the sign comes late or not at all, the dialog opens without one', async ({
  site,
  page,
}) => {
  await page.goto(site.url)
  await alive(page)
  await formOf(page, 'hero').join('nowhere@example.com', 'ZZ1 1AA')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Get Started' })).toBeFocused()
  await expect(dialog.locator('canvas')).toBeHidden()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)

  const SIGN = '**/share-street*'
  await page.route(SIGN, () => {})
  await page.reload()
  await alive(page)
  await formOf(page, 'hero').join('elsewhere@example.com', 'LS6 2AB')
  await expect(async () => {
    await page.evaluate(() => (window as unknown as { pass(wait: number): void }).pass(1_200))
  }).toPass()
  await expect(dialog.getByRole('button', { name: 'Get Started' })).toBeFocused()
  await expect(dialog.locator('canvas')).toHaveCount(0)
  await page.unroute(SIGN)

  await page.route(SIGN, route => route.abort())
  // The dialog's style arrives late: some frames after the server's response.
  const joined = page.waitForResponse(JOIN)
  await page.route('**/success-dialog*.css', async route => {
    await joined
    await page.evaluate(async () => {
      for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame)
    })
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('dialog')
      if (!dialog) return
      observer.disconnect()
      document.body.dataset.edge = getComputedStyle(dialog).borderTopWidth
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await alive(page)
  await formOf(page, 'hero').join('somewhere@example.com', 'LS6 2AB')
  await expect(dialog.getByRole('button', { name: 'Get Started' })).toBeFocused()
  await expect(page.locator('body'), 'it opened in its style').toHaveAttribute('data-edge', '0px')
  await expect(dialog.locator('canvas')).toHaveCount(0)
})

function pixelsNear(rgb: Buffer, [red, green, blue]: readonly [number, number, number]): number {
  let near = 0
  for (let at = 0; at < rgb.length; at += 3) {
    const off = Math.abs(rgb[at]! - red) + Math.abs(rgb[at + 1]! - green) + Math.abs(rgb[at + 2]! - blue)
    if (off < 40) near++
  }
  return near
}
