import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { createTestDatabase } from '#test/support/test-database.ts'
import { openDesk } from './desk-process.ts'
import { expectNoViolation } from './no-violation.ts'

type Desk = { database: Database; link: () => Promise<string> }

const test = base.extend<{ desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured argument, even an empty one
  desk: async ({}, use, info) => {
    const own = await createTestDatabase('sqlite')
    const database = own.open()
    await migrate(database)
    const desk = await openDesk({
      DATABASE_URL: own.url,
      PUBLIC_URL: 'https://localhost:9',
      MAIL_DIR: info.outputPath('mail'),
      OPERATOR_NAME: 'Kerbside Ltd',
      OPERATOR_CONTACT: 'hello@kerbside.test',
    })
    await use({ database, link: desk.link })
    await desk.close()
    await database.close()
    await own.remove()
  },
})

const confirm = (database: Database, postcode: string, n: number) =>
  database.insertMissing(
    WAITLIST_INSERT,
    Array.from({ length: n }, (_, i) =>
      testEntry(`${postcode.slice(0, 3)}${i}@x.uk`, { postcode, confirmed_at: 1 }),
    ),
  )

test('an opening week from an empty desk to its funnel, on a phone, continued later, then stopped', async ({
  desk: { database, link },
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const flawless = async () => {
    await expectNoViolation(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await page.goto(await link())
  await page.getByRole('link', { name: 'Opening week' }).click()
  await expect(page.getByText('Nobody has joined yet.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  await confirm(database, 'LS6 2AB', 38)
  await page.goto(await link())
  await page.getByRole('link', { name: 'Opening week' }).click()
  await press('LS6 38')
  await expect(page.getByRole('heading', { name: 'LS6: Who is there' })).toBeFocused()
  await expect(page).toHaveURL(/#week\/opening-ls6_who$/)
  await flawless()
  await press('Next')

  await expect(page.getByText('Type how many visits the van makes')).toBeVisible()
  await page.getByLabel('Visits a day').fill('6')
  await page.getByLabel('Days the van is there').fill('5')
  await expect(page.getByLabel('People to invite')).toHaveValue('30')
  await page.getByLabel('People to invite').fill('31')
  await press('Keep this size')
  await expect(page.getByText('The van has room for 30.')).toBeVisible()
  await press('Keep 31 all the same')
  await expect(page.getByRole('button', { name: 'Invite 31 people' })).toBeVisible()
  await flawless()
  await page.evaluate(() => {
    location.hash = '#week/opening-ls6_funnel'
  })
  await expect(page.getByText('“The letter” comes first: it isn’t done yet.')).toBeVisible()
  await page.getByLabel('Subject').fill('We open in LS6 on Monday')
  await expect(page.getByText('Saved at')).toBeVisible()
  await expect(page.getByText('Nobody would get it')).toBeVisible()
  await flawless()

  await page.reload()
  await page.goto(await link())
  await expect(page.getByLabel('Subject')).toHaveValue('We open in LS6 on Monday')
  await page.getByRole('link', { name: 'The wave' }).click()
  await page.getByLabel('Type 31 to invite them').fill('31')
  await press('Invite 31 people')
  await expect(page.getByText('The wave was sent')).toBeVisible()
  expect(await database.query('select 1 from mail_outbox')).toHaveLength(31)

  await page.getByRole('link', { name: 'The letter', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Send it to 31 people' })).toBeVisible()
  await press('Keep the letter and go on')
  // The letter’s own step can be skipped too.
  await expect(page.getByRole('heading', { name: 'LS6: The poster' })).toBeVisible()
  await press('Skip this for now')
  await expect(page.getByRole('heading', { name: 'LS6: The funnel' })).toBeVisible()
  await expect(page.getByText('4 of 5 done')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'LS6: The funnel' })).toHaveAccessibleDescription(
    /^Step 6 of 7/,
  )
  await expect(page.getByText('Look again tomorrow')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Invited 31')
  await expect(page.getByRole('list').filter({ hasText: 'Chosen' })).toContainText(/The poster skipped/)
  await flawless()
  await page.getByRole('link', { name: 'The poster' }).click()
  const download = page.waitForEvent('download')
  await press('Save the poster as PDF')
  expect(readFileSync(await (await download).path(), 'latin1')).toMatch(/^%PDF.*\(localhost:9\/in\/ls6\) Tj/s)
  await expect(page.getByText('5 of 5 done')).toBeVisible()

  await page.getByRole('link', { name: 'Open or stop' }).click()
  await flawless()
  const stop = page.getByRole('region', { name: 'Stop this week' })
  await stop.getByLabel('Why').fill('The van broke')
  await stop.getByRole('button').click()
  await expect(stop.getByText('Press again if you are sure.')).toBeVisible()
  await stop.getByRole('button', { name: 'Yes, stop this week' }).click()
  await expect(page.getByRole('heading', { name: 'LS6: stopped' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Stopped .*: The van broke/)
  expect(await database.query('select 1 from mail_outbox')).toHaveLength(0)
  await flawless()
  await press('Start LS6 again')
  await expect(page.getByRole('heading', { name: 'LS6: Who is there' })).toBeVisible()
})

test('after a refusal the focus is on its words, at every step', async ({
  desk: { database, link },
  page,
}) => {
  await confirm(database, 'LS6 2AB', 38)
  await page.goto(await link())
  await page.getByRole('link', { name: 'Opening week' }).click()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('textbox', { name: 'District' }).fill('LS66')
  await press('Start its week')
  await expect(page.getByText('did you mean LS6')).toBeFocused()
  await page.getByRole('textbox', { name: 'District' }).fill('LS6')
  await press('Start its week')
  await press('Next')
  await page.getByLabel('Visits a day').fill('0')
  await press('Keep this size')
  await expect(page.getByText('The visits a day must be')).toBeFocused()
  await press('Skip this for now')
  await expect(page.getByRole('heading', { name: 'LS6: The letter' })).toBeVisible()
  // Stopped in another window.
  await database.query("update opening_week set stopped_at = 1, reason = 'Gone'")
  await press('Skip this for now')
  await expect(page.getByText('was stopped: start LS6 again')).toBeFocused()
  await page.getByRole('link', { name: 'Open or stop' }).click()
  await press('Stop this week')
  await press('Yes, stop this week')
  await expect(page.getByText('was stopped: start LS6 again')).toBeFocused()
  await expectNoViolation(page)
})
