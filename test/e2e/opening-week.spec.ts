import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { confirmIn } from '#test/support/list/confirm-in.ts'
import { type EmptyDesk, openEmptyDesk, SENDER } from './desk-process.ts'
import { expectNoViolation } from './no-violation.ts'

const test = base.extend<{ desk: EmptyDesk; settings: NodeJS.ProcessEnv }>({
  settings: SENDER,
  desk: async ({ settings }, use, info) => {
    const desk = await openEmptyDesk(info.outputPath('mail'), settings)
    await use(desk)
    await desk.close()
  },
})

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

  await confirmIn(database, 'LS6 2AB', 38)
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
  await page.getByRole('link', { name: 'Today' }).click()
  const begun = page
    .getByRole('listitem')
    .filter({ hasText: 'An unfinished letter for the opening week of LS6' })
  await begun.getByRole('link', { name: 'Carry on' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('We open in LS6 on Monday')
  await page.getByRole('link', { name: 'The wave' }).click()
  const seen = page.getByRole('region', { name: 'What they will see' })
  await seen.getByLabel('What it says before the code').fill('We come to {district} on Monday.')
  await seen.getByLabel('Where they book').fill('https://book.x.uk/ls6')
  const wave = seen.frameLocator('iframe')
  await expect(wave.getByText('We come to Leeds LS6 on Monday.')).toBeVisible()
  await expect(wave.getByRole('link', { name: 'Book your visit' })).toHaveAttribute(
    'href',
    'https://book.x.uk/ls6',
  )
  // axe waits for ever in a frame that may not run scripts.
  await seen.getByLabel('As text').check()
  await flawless()
  await page
    .getByRole('region', { name: 'Send it to yourself first' })
    .getByLabel('Your email address')
    .fill('me@x.uk')
  await press('Send the test')
  await expect(page.getByText('Sent to me@x.uk')).toBeVisible()
  await page.getByLabel('Type 31 to invite them').fill('31')
  await press('Invite 31 people')
  await expect(page.getByText('You invited them')).toBeVisible()
  await expect(page.getByText('7 more can be invited here.')).toBeVisible()
  expect(await database.query('select 1 from mail_outbox')).toHaveLength(31)
  expect(
    await database.query('select distinct words, book from mail_outbox join perk_code using (email_key)'),
  ).toEqual([{ words: 'We come to {district} on Monday.', book: 'https://book.x.uk/ls6' }])

  await page.getByRole('link', { name: 'The letter', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Send it to 31 people' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Write it' })).toBeFocused()
  await press('Keep the letter and go on')
  // The poster’s step, which follows, can be skipped too.
  await expect(page.getByRole('heading', { name: 'LS6: The poster' })).toBeFocused()
  await press('Skip this for now')
  await expect(page.getByRole('heading', { name: 'LS6: What came of it' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'LS6: What came of it' })).toHaveAccessibleDescription(
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
  await expect(page.getByRole('list').filter({ hasText: 'Chosen' })).toContainText(/The poster done/)

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

/** Opens the page of opening weeks, with enough people in LS6 for one. */
async function openWeeks(page: Page, { database, link }: EmptyDesk) {
  await confirmIn(database, 'LS6 2AB', 38)
  await page.goto(await link())
  await page.getByRole('link', { name: 'Opening week' }).click()
}

test('after a refusal the focus is on its message, at every step', async ({ desk, page }) => {
  await openWeeks(page, desk)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('textbox', { name: 'District' }).fill('LS66')
  await press('Start its week')
  await expect(page.getByText('did you mean LS6')).toBeFocused()
  await page.getByRole('textbox', { name: 'District' }).fill('LS6')
  await press('Start its week')
  await expect(page.getByRole('heading', { name: 'LS6: Who is there' })).toBeFocused()
  await press('Next')
  await page.getByLabel('Visits a day').fill('0')
  await press('Keep this size')
  await expect(page.getByText('The visits a day must be')).toBeFocused()
  await page.getByLabel('Visits a day').fill('6')
  await page.getByLabel('Days the van is there').fill('5')
  await press('Keep this size')
  await page.getByLabel('Type 30 to invite them').fill('3')
  await page.getByLabel('Type 30 to invite them').press('Enter')
  await expect(page.getByText('Nothing was done')).toBeFocused()
  await page.getByRole('link', { name: 'Next: The letter' }).click()
  // The letter takes the focus once it has loaded.
  await expect(page.getByRole('heading', { name: 'Write it' })).toBeFocused()
  // Somebody stops the week in another window.
  await desk.database.query("update opening_week set stopped_at = 1, reason = 'Gone'")
  // With a key, because the letter's preview may still move the button.
  await page.getByRole('button', { name: 'Skip this for now' }).press('Enter')
  await expect(page.getByText('was stopped: start LS6 again')).toBeFocused()
  await page.getByRole('link', { name: 'Open or stop' }).click()
  await press('Stop this week')
  await press('Yes, stop this week')
  await expect(page.getByText('was stopped: start LS6 again')).toBeFocused()
  await expectNoViolation(page)
})

test.describe('without settings that a later step needs', () => {
  test.use({ settings: { OPERATOR_CONTACT: 'hello@kerbside.test' } })

  test('the missing ones are shown before the district is chosen, and after', async ({ desk, page }) => {
    await openWeeks(page, desk)
    for (const heading of ['Choose a district', 'Who is there']) {
      const card = page.getByRole('region', { name: heading, exact: true })
      await expect(card.getByRole('listitem')).toHaveText([
        /does not say who sends it: set OPERATOR_NAME$/,
        /^the site’s address is still http:\/\/localhost:3000/,
      ])
      if (heading === 'Choose a district') await card.getByRole('button', { name: 'LS6 38' }).click()
    }
    await expect(page.getByRole('heading', { name: 'LS6: Who is there' })).toBeFocused()
    await page.getByRole('button', { name: 'Next' }).click()
    for (const heading of ['Write it', 'LS6: The poster']) {
      await page.getByRole('button', { name: 'Skip this for now' }).press('Enter')
      await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    }
    await page.getByRole('button', { name: 'Save the poster as PDF' }).click()
    await expect(page.getByText('he site’s address is still http://localhost:3000')).toBeFocused()
    await expectNoViolation(page)
  })
})
