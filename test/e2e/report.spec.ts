import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { migrate } from '#src/db/migrate.ts'
import { openSqlite } from '#src/db/sqlite/sqlite.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { seedSources } from '#test/support/list/seeded-sources.ts'
import { seedTopics } from '#test/support/list/seeded-topics.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { expectNoViolation } from './no-violation.ts'

let folder: string
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-report-'))
  for (const [name, n] of [
    ['busy', 5_000],
    ['few', 3],
  ] as const) {
    const file = join(folder, `${name}.db`)
    const database = openSqlite(file)
    await migrate(database)
    await seedList(database, n, Date.parse('2026-05-28T20:00:00Z'))
    if (name === 'busy') {
      await seedTopics(database)
      await seedSources(database, Date.parse('2026-05-28T20:00:00Z'))
    }
    await database.close()
    const { code, stderr } = await runWaitlist(
      `sqlite:${file}`,
      'report',
      '--out',
      join(folder, `${name}.html`),
    )
    expect({ code, stderr }).toMatchObject({ code: 0 })
  }
})
test.afterAll(() => rmSync(folder, { recursive: true }))

for (const name of ['busy', 'few']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the report of a ${name === 'few' ? 'list of three' : 'busy list'}, ${colorScheme}: requests nothing and has no axe violations`, async ({
      page,
    }) => {
      const [requests, complaints]: [string[], string[]] = [[], []]
      page.on('request', request => requests.push(request.url().slice(0, 80)))
      page.on('console', message => complaints.push(message.text()))
      await page.emulateMedia({ colorScheme })
      await page.goto(`file://${folder}/${name}.html`)
      await page.evaluate(() => document.fonts.ready)
      expect(requests.filter(url => !url.startsWith('data:font/'))).toEqual([`file://${folder}/${name}.html`])
      expect(complaints).toEqual([])
      expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true)
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expectNoViolation(page)
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: innerWidth,
      }))
      expect(scroll).toBeLessThanOrEqual(width)
    })
  }
}

test('a screen reader reads each chart’s name and content, and finds its figures in a table', async ({
  page,
}) => {
  await page.goto(`file://${folder}/busy.html`)
  const map = page.getByRole('img', { name: 'Where they are' })
  await expect(map).toHaveAccessibleDescription(/^One tile for each postcode area .* Most: Leeds/)
  const section = page.getByRole('region', { name: 'Where they are' })
  await section.getByText('The figures as a table').click()
  await expect(section.getByRole('rowheader', { name: 'LS Leeds' })).toBeVisible()
  for (const chart of await page.getByRole('img').all()) await expect(chart).toHaveAccessibleName(/\w+/)
  for (const part of await page.getByRole('region').all()) {
    await expect(part.locator('details table')).not.toHaveCount(0)
  }
})

test('prints without cutting anything off or losing colours', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(`file://${folder}/busy.html`)
  const styles = await page.evaluate(() => {
    const { backgroundColor, printColorAdjust } = getComputedStyle(document.body)
    return { backgroundColor, printColorAdjust }
  })
  expect(styles).toEqual({ backgroundColor: 'rgb(255, 255, 255)', printColorAdjust: 'exact' })
})
