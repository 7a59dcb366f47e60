import { alive, expect, formOf, test } from './site.ts'

/** What a demanding typographer and a large thumb would check. */
test.describe('layout', () => {
  test('no line of text is longer than 75 characters', async ({ site, page, viewport }) => {
    const widths = viewport!.width > 1000 ? [1440, 1920, 2560] : [390, 768]
    for (const path of ['/', '/privacy'])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(site.url + path)
        await page.evaluate(() => document.fonts.ready)
        const long = await page.evaluate(() => {
          for (const item of document.querySelectorAll('details')) {
            item.removeAttribute('name')
            item.open = true
          }
          const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
          const lines: string[] = []
          const range = document.createRange()
          while (texts.nextNode()) {
            const node = texts.currentNode
            if (!node.parentElement!.checkVisibility()) continue
            const text = node.textContent ?? ''
            let line = ''
            let top = Number.NaN
            for (let at = 0; at < text.length; at++) {
              range.setStart(node, at)
              range.setEnd(node, at + 1)
              const y = Math.round(range.getBoundingClientRect().top)
              if (y !== top && line.trim() && text[at] !== ' ') {
                lines.push(line.trim())
                line = ''
              }
              top = text[at] === ' ' ? top : y
              line += text[at]
            }
            lines.push(line.trim())
          }
          return lines.filter(({ length }) => length > 75)
        })
        expect(long, `${path} at ${width}`).toEqual([])
      }
  })

  test('everything that can be tapped is at least 44 px, except links within a sentence', async ({
    site,
    page,
  }) => {
    await site.seed(1000)
    await page.goto(site.url)
    await alive(page)
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, input, summary')]
          .filter(
            element =>
              element.checkVisibility() &&
              !element.closest('.turn p:not(.turn-sources), .turn li, .skip, [hidden]'),
          )
          .map(element => ({ element, box: (element.closest('.field') ?? element).getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44) && box.bottom > 0)
          .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`),
      )
    expect(await small()).toEqual([])
    await formOf(page, 'hero').join('nobody', 'M1 1AE')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await small()).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.locator('.maeve-launcher').click()
    await expect(page.getByRole('log')).toBeVisible()
    expect(await small()).toEqual([])

    const ask = async (question: string) => {
      await page.getByLabel('Message Maeve').fill(question)
      await page.keyboard.press('Enter')
    }
    for (const question of ['When is my first MOT due?', 'sign me up: me@x.co.uk, M1 1AE']) {
      await ask(question)
      await expect(page.getByLabel('Message Maeve')).toBeEnabled()
    }
    await expect(page.locator('.turn-sources a')).toBeVisible()
    expect(await small()).toEqual([])
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/maeve-chat', async route => {
      await held
      await route.abort()
    })
    await ask('Hello')
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(await small()).toEqual([])
    answer()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await small()).toEqual([])
    await page.locator('.maeve-close').click()
    await formOf(page, 'hero').join('me@example.com', 'M1 1AE')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await small()).toEqual([])
  })

  test('with text of 200 % the savings are whole on every phone', async ({ site, page }) => {
    await page.goto(site.url)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      // The section clips what sticks out, so the page would not scroll sideways.
      for (const ticket of await page.locator('.hero .perks li').all())
        expect(
          await ticket.evaluate(element => innerWidth - element.getBoundingClientRect().right),
          `${width} px`,
        ).toBeGreaterThanOrEqual(16)
    }
  })

  test('at the end of every page Maeve’s button covers nothing', async ({ site, page }) => {
    for (const path of ['/', '/privacy', '/nowhere', '/joined']) {
      await page.goto(site.url + path)
      await alive(page)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const covered = await page.evaluate(() => {
        const button = document.querySelector('.maeve-launcher')!.getBoundingClientRect()
        return [...document.querySelectorAll('footer p, footer a, footer .logo')]
          .map(element => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              box.right > button.left &&
              box.left < button.right &&
              box.bottom > button.top &&
              box.top < button.bottom,
          )
          .map(({ text }) => text)
      })
      expect(covered, path).toEqual([])
    }
  })

  test('in forced colours every control and ticket keeps an edge, and the one in use a ring', async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await site.seed(1000)
    await page.goto(site.url)
    await alive(page)
    // Forced colours remove backgrounds and shadows; a word or a cross on its own needs no edge.
    const edgeless = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            '.button, .field, .faq details, .maeve-launcher, .choices button, .maeve-form button, .perks li, ' +
              '.app-card, .banner-card, .confirm-first, .badge, .count-dot, .chip, .toast, .street-spots p',
          ),
        ]
          .filter(element => element.checkVisibility() && element.getBoundingClientRect().width > 0)
          .filter(element => {
            const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element)
            return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none'
          })
          .map(element => element.outerHTML.slice(0, 80)),
      )
    await page.getByRole('button', { name: 'The bucket' }).click()
    await expect(page.getByText('We wash it right here.')).toBeVisible()
    expect(await edgeless()).toEqual([])
    await page.keyboard.press('Escape')
    const stop = await page
      .locator('.steps li')
      .first()
      .evaluate(step => getComputedStyle(step, '::before').borderTopWidth)
    expect(stop).toBe('2px')
    // Without the road's colours the van would seem to float.
    await expect(page.locator('.kerb')).not.toHaveCSS('background-image', 'none')
    const form = formOf(page, 'hero')
    await form.email.focus()
    await expect(page.locator('.field').first()).toHaveCSS('outline-width', '3px')
    await page.locator('.maeve-launcher').click()
    await expect(page.getByRole('log')).toBeVisible()
    expect(await edgeless()).toEqual([])
    await page.keyboard.press('Escape')
    await form.join('nobody', 'M1 1AE')
    expect(await edgeless()).toEqual([])
    await form.postcode.focus()
    await expect(page.locator('.field').first()).toHaveCSS('border-top-width', '3px')
    await expect(page.locator('.field').first()).toHaveCSS('outline-style', 'none')
    await form.join('me@example.com', 'M1 1AE')
    const dialog = page.getByRole('dialog', { name: "You're on the list!" })
    await expect(dialog).toBeVisible()
    for (const part of [dialog, dialog.locator('.joined-end')])
      await expect(part).not.toHaveCSS('background-color', /, 0\)$/)
    const ticket = dialog.locator('.perks li').first()
    const words = await ticket.evaluate(element => getComputedStyle(element).color)
    await expect(ticket.locator('.icon')).toHaveCSS('color', words)
    expect(await edgeless()).toEqual([])
  })
})
