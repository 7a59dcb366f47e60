import { readFileSync } from 'node:fs'
import { ukDay } from '#src/time/uk-time.ts'
import { expect, test } from './site.ts'

test('a car’s dates work without a network once the page is open, and the file is the server’s', async ({
  site,
  page,
  context,
}) => {
  const day = ukDay(Date.now() + 100 * 24 * 60 * 60_000)
  await page.goto(`${site.url}/reminders`)
  await page.waitForFunction(() => document.body.dataset.found !== undefined)
  await page.evaluate(() => import(document.body.dataset.more!))
  await context.setOffline(true)
  const button = page.getByRole('button', { name: 'Show my dates' })
  await button.click()
  await expect(page.getByRole('alert').first()).toHaveText('Please type at least one date.')
  await page.getByLabel('MOT runs out').fill(day)
  await button.click()
  await expect(page.getByRole('heading', { name: 'Your dates' })).toBeFocused()
  await expect(page.getByText('Please type at least one date.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add to Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google/,
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the calendar file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('car-dates.ics')
  const stamped = /DTSTAMP:.*/
  const mine = readFileSync(await download.path(), 'utf8').replace(stamped, '')
  await context.setOffline(false)
  const theirs = await page.request.post(`${site.url}/reminders/dates.ics`, { form: { mot: day } })
  expect(mine).toBe((await theirs.text()).replace(stamped, ''))
})
