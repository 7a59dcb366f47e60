import { byteBudgets } from '../../bench/budgets.ts'
import { kilobytes } from '../../bench/figures.ts'
import { total, watchFirstLoad } from '../../bench/page/first-load.ts'
import { type ServedSite, serveSite } from '../../bench/page/served-site.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { expect, test } from './site.ts'

/** What a phone really fetches on its first visit, over TLS and HTTP/2 as behind a proxy. */
test.describe('first load', () => {
  let site: ServedSite
  test.beforeAll(async () => {
    site = await serveSite()
  })
  test.afterAll(() => site.close())

  for (const [scheme, hero] of [
    ['light', /\/hero-phone-\d+\.avif$/],
    ['dark', /\/hero-phone-night-\d+\.avif$/],
  ] as const)
    test(`keeps its budget by ${scheme === 'light' ? 'day' : 'night'}, and fetches one picture of the street`, async () => {
      const flags = [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        // A headless browser does not measure its network, so it would fetch lazy pictures from further down
        // than on 4G.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ]
      const load = await watchFirstLoad(
        `${site.origin}/`,
        findChromium(() => {}),
        flags,
        scheme,
      )
      expect(load.hero).toMatch(hero)
      expect(load.requests.filter(({ path }) => path.includes('/hero-'))).toHaveLength(1)
      expect(load.requests.filter(({ type, beforeLoad }) => type === 'Script' && beforeLoad)).toEqual([])
      console.log(`first load, ${scheme}: ${kilobytes(total(load.requests))}`)
      expect(total(load.requests)).toBeLessThanOrEqual(byteBudgets.firstLoad)
    })
})
