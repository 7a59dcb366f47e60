import type { Page } from '@playwright/test'
import { alive, expect, formOf, test } from './site.ts'

const WIDTHS = [
  320, 340, 360, 375, 390, 430, 600, 720, 768, 820, 834, 912, 1000, 1024, 1080, 1180, 1280, 1366,
]

/** Between a phone and a desktop: the widths at which a layout made for just two sizes breaks. */
test.describe('at every width', () => {
  async function atEach(page: Page, broken: () => Promise<unknown[]>) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await broken(), `at ${width}`).toEqual([])
    }
  }

  test('the street is whole, cards are in full rows, placeholders fit, the badge is one line', async ({
    site,
    page,
  }) => {
    await site.seed(1000)
    await page.goto(site.url)
    await alive(page)
    await page.evaluate(() => document.fonts.ready)
    await atEach(page, () =>
      page.evaluate(() => {
        const found: string[] = []
        // The scene's own margin is transparent: 8 px of it may be off the screen.
        const street = document.querySelector('.hero-picture img')!.getBoundingClientRect()
        if (street.right > innerWidth + 8) found.push(`the street ends at ${street.right}`)
        for (const list of document.querySelectorAll('.services ul, .highlights ul')) {
          const rows = new Map<number, number>()
          for (const { offsetTop } of list.children as HTMLCollectionOf<HTMLElement>)
            rows.set(offsetTop, (rows.get(offsetTop) ?? 0) + 1)
          if (new Set(rows.values()).size > 1) found.push(`rows of ${[...rows.values()]}`)
        }
        const pen = document.createElement('canvas').getContext('2d')!
        for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input)
          pen.font = font
          const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          const needed = pen.measureText(input.placeholder).width
          if (needed > room) found.push(`${input.id}: ${needed} px in ${room}`)
        }
        const badge = document.querySelector('.hero .pill')!.getBoundingClientRect()
        if (badge.height > 40) found.push(`the badge is ${badge.height} px high`)
        for (const part of ['.hero', '.services', '.app-card', '.steps', '.banner']) {
          const texts = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          let end = 0
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode)
            end = Math.max(end, range.getBoundingClientRect().right)
          }
          // From 1000 px up, pictures may take the space on the right.
          if (innerWidth < 1000 && end < innerWidth * 0.67) found.push(`${part} ends at ${end}`)
        }
        return found
      }),
    )
  })

  test('with text at 200 %, nothing on the first screen overlaps the header or leaves the screen', async ({
    site,
    page,
  }) => {
    await page.goto(site.url)
    await alive(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const header = await page.locator('.social').boundingBox()
      for (const part of ['.hero .pill', '.hero .pill b', '.hero h1', '.hero .lead', '#hero-form']) {
        const box = await page.locator(part).boundingBox()
        expect(box!.y, `${part} at ${width}`).toBeGreaterThanOrEqual(header!.y + header!.height)
        expect(box!.x + box!.width, `${part} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  })

  test('a phone held sideways shows the whole form on its first screen', async ({ site, page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(site.url)
    await alive(page)
    const button = await page.locator('#hero-form button').boundingBox()
    expect(button!.y + button!.height).toBeLessThanOrEqual(390)
    const badge = await page.locator('.hero .pill').boundingBox()
    const home = await page.locator('.site-header').boundingBox()
    expect(badge!.y).toBeGreaterThanOrEqual(home!.y + home!.height - 24)
  })

  test('Maeve’s button never covers a visible form, and the form’s error moves nothing above or next to it', async ({
    site,
    page,
  }) => {
    await site.seed(1000)
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(site.url)
    await alive(page)
    for (const place of ['hero', 'banner'] as const) {
      const { form, submit, email } = formOf(page, place)
      // As low in the window as possible, where Maeve's button would cover it.
      await submit.evaluate(element => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      for (const part of [submit, email, form.getByLabel('Postcode')])
        await expect
          .poll(async () => {
            const [box, her] = [await part.boundingBox(), await page.locator('.maeve-launcher').boundingBox()]
            return (
              box!.x + box!.width <= her!.x ||
              box!.y >= her!.y + her!.height ||
              her!.y >= box!.y + box!.height
            )
          })
          .toBe(true)
    }
    // All the way down the page, in windows so low that the button takes up much of their height.
    for (const [width, height] of [
      [844, 390],
      [320, 440],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
      const upon = await page.evaluate(async () => {
        const found: string[] = []
        const her = document.querySelector('.maeve-launcher')!
        for (const part of document.querySelectorAll('.waitlist-form .field, .waitlist-form .button')) {
          const foot = part.getBoundingClientRect().bottom + scrollY
          for (let above = -16; above < 128; above += 16) {
            scrollTo({ top: foot + above - innerHeight, behavior: 'instant' })
            for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
            const [box, she] = [part.getBoundingClientRect(), her.getBoundingClientRect()]
            if (box.right > she.left && box.bottom > she.top && box.top < she.bottom)
              found.push(`${part.className} at ${scrollY}`)
          }
        }
        return found
      })
      expect(upon, `${width} x ${height}`).toEqual([])
    }
    // At 400 % zoom the button covers no word of the headline either.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const coveredWords = () =>
      page.evaluate(() => {
        const range = new Range()
        range.selectNodeContents(document.querySelector('h1')!)
        const her = document.querySelector('.maeve-launcher')!.getBoundingClientRect()
        return [...range.getClientRects()].filter(({ right, bottom }) => right > her.left && bottom > her.top)
          .length
      })
    await expect.poll(coveredWords).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    const places = () =>
      page.evaluate(() =>
        ['h1', '.hero .perks', '#hero-email', '.hero-picture'].map(
          part => document.querySelector(part)!.getBoundingClientRect().y,
        ),
      )
    const before = await places()
    await formOf(page, 'hero').join('nobody', 'M1 1AE')
    await expect(page.locator('#hero-form .form-fault')).toBeVisible()
    expect(await places()).toEqual(before)
  })

  test('Maeve’s button never covers the keyboard focus', async ({ site, page }) => {
    await site.seed(1000)
    await page.goto(site.url)
    await alive(page)
    const covered: string[] = []
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const under = await page.evaluate(() => {
        const launcher = document.querySelector('.maeve-launcher')!
        const now = document.activeElement
        if (!now || now === document.body || now === launcher) return null
        const [box, her] = [now.getBoundingClientRect(), launcher.getBoundingClientRect()]
        const covers = box.right > her.left && box.bottom > her.top && box.top < her.bottom
        return covers ? now.outerHTML.slice(0, 60) : null
      })
      if (under) covered.push(under)
    }
    expect(covered).toEqual([])
  })
})
