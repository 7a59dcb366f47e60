import type { Page } from '@playwright/test'
import { alive, expect, formOf, type Site, test } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

/** What may take longer than 300 ms, and how long, in milliseconds, including the delay. */
const LONGER: Record<string, number> = {
  /** The celebration, docs/decisions/0010. */
  confetti: 900,
  /** A spinner turns until there is an answer. */
  turn: Number.POSITIVE_INFINITY,
  /** Scrolling, not time, drives the van on the kerb, and the one that follows the visitor. */
  drive: Number.POSITIVE_INFINITY,
  'drive-on': Number.POSITIVE_INFINITY,
  follower: Number.POSITIVE_INFINITY,
  unrolled: Number.POSITIVE_INFINITY,
  /** Scrolling also drives the leaves and petals in the air. */
  fall: Number.POSITIVE_INFINITY,
}
const MOVING = ['transform', 'translate', 'scale', 'rotate', 'opacity']

type Motion = { name: string; ms: number; properties: string[] }

/** Records every animation that starts, and every transition. */
function note() {
  const seen = new Map<string, Motion>()
  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect
      const name =
        animation instanceof CSSAnimation
          ? animation.animationName
          : animation instanceof CSSTransition
            ? `transition of ${animation.transitionProperty}`
            : `${effect.target?.getAttribute('class')}`
      const timed = animation.timeline instanceof DocumentTimeline
      const described = ['offset', 'computedOffset', 'easing', 'composite']
      seen.set(`${name} ${effect.target?.className} ${effect.pseudoElement}`, {
        name,
        ms: timed ? Number(effect.getComputedTiming().endTime) : Number.POSITIVE_INFINITY,
        properties: [...new Set(effect.getKeyframes().flatMap(Object.keys))].filter(
          property => !described.includes(property),
        ),
      })
    }
  }
  // Animations that a script drives start without an event.
  const motions = () => {
    look()
    return [...seen.values()]
  }
  Object.assign(window, { motions })
  document.addEventListener('animationstart', look)
  document.addEventListener('transitionrun', look)
}

/** Returns every transition in the page's styles, as some need a pointer, which no test moves there. */
function declared(): Motion[] {
  const ms = (time: string) => Number.parseFloat(time) * 1_000
  return [...document.querySelectorAll('*')].flatMap(element =>
    [null, '::before', '::after', '::backdrop'].flatMap(pseudo => {
      const style = getComputedStyle(element, pseudo)
      const [durations, delays] = [style.transitionDuration.split(', '), style.transitionDelay.split(', ')]
      return style.transitionProperty
        .split(', ')
        .map((property, i) => ({
          name: `transition of ${property} on ${element.className}`,
          ms: ms(durations[i % durations.length]!) + ms(delays[i % delays.length]!),
          properties: [property],
        }))
        .filter(({ ms }) => ms > 0)
    }),
  )
}

/** Uses everything that moves, and returns the motions. */
async function motions(page: Page, site: Site): Promise<Motion[]> {
  const found: Motion[] = []
  const collect = async () => {
    found.push(...(await page.evaluate(declared)))
    found.push(...(await page.evaluate(() => (window as unknown as { motions(): Motion[] }).motions())))
  }
  await page.addInitScript(note)
  await page.goto(site.url)
  await alive(page)
  await expect(page.locator('.count data')).toHaveText('0')
  site.seedOne('somebody')
  await expect(page.locator('.count data')).toHaveText('1')
  await page.locator('.steps').scrollIntoViewIfNeeded()
  await page.locator('.faq summary').first().click()
  await formOf(page, 'hero').join('nobody', 'M1 1AE')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.route('**/api/maeve-chat', route => route.abort())
  await page.locator('.maeve-launcher').click()
  await page.locator('.choices').getByText('Rapid EV charging').click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await collect()
  await page.getByRole('button', { name: 'Close chat' }).click()
  // At 1440 px a van follows the visitor.
  await expect(page.locator('.cat')).toBeAttached()
  const narrow = page.viewportSize()!
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.waitForFunction(() => innerWidth === 1440)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await collect()
  await page.setViewportSize(narrow)
  await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
  await expect(page.getByRole('dialog')).toBeVisible()
  // Everything that begins with the dialog has begun by the second frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await collect()
  return found
}

test('everything moves by transform and opacity, for at most 300 ms', async ({ site, page }) => {
  const found = await motions(page, site)
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'confetti',
      'turn',
      'drive',
      'drive-on',
      'follower',
      'unrolled',
      'roll',
      'transition of translate',
    ]),
  )
  expect(found.filter(({ name, ms }) => ms > (LONGER[name] ?? 300))).toEqual([])
  expect(found.filter(({ properties }) => properties.some(name => !MOVING.includes(name)))).toEqual([])
})

test('with reduced motion nothing moves', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motions(page, site)).toEqual([])
})
