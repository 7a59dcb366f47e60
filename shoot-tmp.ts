import { existsSync, mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { migrate } from '#src/db/migrate.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { createTestDatabase } from '#test/support/test-database.ts'
import { findChromium } from './scripts/find-chromium.ts'
import { openDesk } from './test/e2e/desk-process.ts'
const own = await createTestDatabase('sqlite')
const database = own.open()
await migrate(database)
await seedList(database, 500)
const desk = await openDesk({ DATABASE_URL: own.url, PUBLIC_URL: 'https://localhost:9', OPERATOR_NAME: 'Kerbside Ltd' })
const browser = await chromium.launch({ executablePath: findChromium(() => {}, { shell: true }) as string })
mkdirSync('/tmp/useful-shots', { recursive: true })
for (const [w, h] of [[390, 844], [1440, 900]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h } })
  await page.goto(await desk.link())
  await page.getByRole('link', { name: 'Records' }).click()
  await page.getByText('Whose data').waitFor()
  await page.screenshot({ path: `/tmp/useful-shots/records-${w}.png` })
  await page.getByRole('link', { name: 'Today' }).click()
  await page.getByText('ever joined').waitFor()
  await page.screenshot({ path: `/tmp/useful-shots/today-${w}.png` })
  if (w === 1440) { await page.getByRole('link', { name: 'Records' }).click(); await page.getByText('Whose data').waitFor(); await page.pdf({ path: '/tmp/useful-shots/records.pdf' }) }
}
await browser.close()
await desk.close()
await database.close()
await own.remove()
process.exit(0)
