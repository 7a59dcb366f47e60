import { DatabaseSync } from 'node:sqlite'
import { DRAWS } from '#src/sources/experiment/slots.ts'
import { HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { alive, expect, formOf, type Site, test } from './site.ts'

const A = { headline: ['Car wash', 'that', 'finds', 'you.'], lead: 'A lead that nobody has read before.' }
/** A line nearly as wide as may be. */
const B = {
  headline: ['Clean cars,', 'with', 'no trip', 'at all.'],
  lead: 'Valeting, EV charging, air and water at your kerb, and reminders for MOT, tax, insurance, service and PCN dates.',
}

/** Starts the server half an hour after the first hour, B's, began; the second is A's. */
async function begin(site: Site) {
  await site.stop()
  site.sql(`insert into experiment values ('1', '${JSON.stringify(A)}', '${JSON.stringify(B)}', 30,
    '${'b'.repeat(DRAWS)}', ${Date.now() - 30 * MINUTE_MS}, null)`)
  await site.start()
}

/** An hour goes by: the server that is started again is in the next. */
async function anHourLater(site: Site) {
  await site.stop()
  site.sql(`update experiment set begins_at = begins_at - ${HOUR_MS}`)
  await site.start()
}

/** What was counted, once the server has written it: as it ends. */
async function counted(site: Site) {
  await site.stop()
  const database = new DatabaseSync(site.file, { readOnly: true })
  const rows = database.prepare('select hour, step, n from experiment_count order by hour, step').all()
  database.close()
  return rows.map(({ hour, step, n }) => `${hour} ${step} ${n}`)
}

const etag = async ({ url }: Site) => (await fetch(url)).headers.get('etag')

test.describe('a headline on trial', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the version of the hour stands in its lines; a join posted after the switch counts for what was read', async ({
      site,
      page,
      viewport,
    }) => {
      await begin(site)
      await page.goto(site.url)
      const headline = page.getByRole('heading', { level: 1 })
      await expect(headline).toHaveText('Clean cars, with no trip at all.')
      await expect(page.locator('.hero .lead')).toHaveText(B.lead)
      for (const width of viewport!.width < 600 ? [320, 390, 412] : [1000, 1440, 1920]) {
        await page.setViewportSize({ width, height: viewport!.height })
        const lines = await headline.evaluate(
          h1 => h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight),
        )
        expect(Math.round(lines), `lines at ${width}`).toBe(width < 600 ? 2 : 3)
      }
      const shown = await etag(site)

      await anHourLater(site)
      expect(await etag(site)).not.toBe(shown)
      await formOf(page, 'hero').join('late', 'M1 1AE')
      await expect(headline).toHaveText('Clean cars, with no trip at all.')
      await formOf(page, 'hero').join('late@example.com', 'M1 1AE')
      await expect(headline).toHaveText("You're on the list!")
      await page.goto(site.url)
      await expect(headline).toHaveText('Car wash that finds you.')
      await formOf(page, 'hero').join('now@example.com', 'M1 1AE')
      await expect(headline).toHaveText("You're on the list!")
      expect(await counted(site)).toEqual(['0 join 1', '1 join 1'])
    })
  })

  // What calls itself headless is counted as a robot.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' })

  test('with script a visit and a join count for it, and the page says nothing of it anywhere else', async ({
    site,
    page,
  }) => {
    await begin(site)
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean cars, with no trip at all.')
    await expect(page.locator('.count.is-live')).toBeVisible()
    await alive(page)
    await expect(page).toHaveTitle(/^Mobile car care/)
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await counted(site)).toEqual(['0 join 1', '0 visit 1'])
  })
})
