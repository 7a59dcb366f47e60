import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { seedList } from '#src/testing/list/seeded-list.ts'
import { stopTestPostgres } from '#src/testing/postgres/test-postgres.ts'
import { runWaitlist } from '#src/testing/run-waitlist.ts'
import { createTestDatabase, ENGINES } from '#src/testing/test-database.ts'
import { openDesk } from './desk-process.ts'
import { expectNoViolation } from './no-violation.ts'

type Fixtures = {
  engine: Database['engine']
  list: { url: string; database: Database }
  desk: Awaited<ReturnType<typeof openDesk>>
}

const test = base.extend<Fixtures>({
  engine: ['sqlite', { option: true }],
  list: async ({ engine }, use) => {
    const own = await createTestDatabase(engine)
    const database = own.open()
    await migrate(database)
    await seedList(database, 500)
    await use({ url: own.url, database })
    await database.close()
    await own.remove()
  },
  desk: async ({ list }, use) => {
    const desk = await openDesk({ DATABASE_URL: list.url, PUBLIC_URL: 'http://localhost:9' })
    await use(desk)
    await desk.close()
  },
  page: async ({ page }, use) => {
    const violations: string[] = []
    page.on('console', message => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text())
    })
    page.on('pageerror', error => violations.push(String(error)))
    await use(page)
    expect(violations).toEqual([])
  },
})
test.afterAll(() => stopTestPostgres())
test.use({ reducedMotion: 'reduce' })

async function expectFlawless(page: Page) {
  await expectNoViolation(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const figure = (page: Page) => page.locator('.figure')

test('the door: a link once, a reload loses the key, Enter gives a new link', async ({ desk, page }) => {
  const link = await desk.link()
  await page.goto(link)
  await expect(figure(page)).toHaveText('500')
  expect(page.url()).not.toContain('link=')
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).toBe('[{},{},""]')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk is closed')
  await expectFlawless(page)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('This link was used')).toBeVisible()
  await page.goto('about:blank')
  await page.goto(await desk.link())
  await expect(figure(page)).toHaveText('500')
  await desk.close()
  await expect(page.getByText('The desk does not answer')).toBeVisible()
})

test('Maeve: what people wait for, answered after a look at what it changes, and taken back', async ({
  list: { url, database },
  desk,
  page,
}) => {
  await database.query(
    `insert into topic_wait select email_key, 'rain', 'a1', 1 from waitlist
      where confirmed_at is not null and unsubscribed_at is null limit 3`,
  )
  await page.goto(await desk.link())
  await page.getByRole('link', { name: 'Maeve' }).click()
  const wanted = page.getByRole('region', { name: 'What she could not say' })
  await expect(wanted.getByRole('listitem').first()).toContainText('3 people wait')
  await expectNoViolation(page)
  await wanted.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page.getByRole('region', { name: 'What she says now' })).toContainText('isn’t published yet')
  await page.getByLabel('What she is to say').fill('All our cleaners are certified.')
  await page.getByRole('button', { name: 'See what it changes' }).click()
  await expect(page.locator('.fault')).toContainText('needs a certificate')
  await expect(page.locator('.fault')).toContainText('say until when it is true')
  await page.getByLabel('What she is to say').fill('We work in **light rain**.')
  await page.getByLabel('True until').fill('2999-12-31')
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'See what it changes' }).click()
  await expect(page.getByText('nothing is live')).toBeVisible()
  const changes = page.getByRole('region', { name: 'What it changes' })
  await expect(changes).toContainText('no other answer changes')
  await expect(changes).toContainText('3 people get one email with it, at once.')
  await expectNoViolation(page)
  await changes.getByRole('button', { name: 'Put it live, and email 3 people' }).click()
  await expect(page.getByText('live on every server within ten seconds')).toBeVisible()
  expect((await runWaitlist(url, 'maeve', 'topics')).stdout).toMatch(/rain +version 1 of/)
  const answered = page.getByRole('region', { name: 'Answered by you' })
  await answered.getByText('Take it back').first().click()
  await expectNoViolation(page)
  await answered.getByRole('button', { name: 'Take it back now' }).click()
  await expect(page.getByText('is taken back')).toBeVisible()
  expect((await runWaitlist(url, 'maeve', 'topics')).stdout).not.toContain('version 1')
})

for (const engine of ENGINES)
  test.describe(`on ${engine}`, () => {
    test.use({ engine, colorScheme: engine === 'sqlite' ? 'light' : 'dark' })

    test('Today: the figures of stats, moving; a complaint is closed', async ({ list, desk, page }) => {
      const { url, database } = list
      const [one] = await database.query<{ email_key: string }>('select email_key from waitlist order by 1')
      await database.query('insert into complaint values ($1, $2, $3, 1, 2, null)', [
        'c',
        one!.email_key,
        'Please stop.',
      ])
      await page.goto(await desk.link())
      const stats = JSON.parse((await runWaitlist(url, 'stats', '--json')).stdout)
      const headline = page.getByRole('region', { name: 'On the list' })
      await expect(figure(page)).toHaveText('500')
      expect(await headline.locator('dd').allTextContents()).toEqual([
        String(stats.today),
        String(stats.confirmedToday),
        `${stats.confirmed} ${Math.round((100 * stats.confirmed) / stats.total)}%`,
        String(stats.unsubscribed),
      ])
      const areas = page.getByRole('region', { name: 'Busiest areas' })
      await expect(areas.getByRole('listitem').first()).toContainText(
        `(${stats.byArea[0].name}) ${stats.byArea[0].n}`,
      )

      const next = page.getByRole('region', { name: 'Next for you' })
      await expect(next).toContainText('Overdue')
      await expectFlawless(page)
      await next.getByRole('button', { name: 'I have answered it' }).click()
      await expect(next).not.toContainText('Overdue')
      expect((await runWaitlist(url, 'complaints')).stdout).toBe('No complaints are waiting.\n')

      await runWaitlist(url, 'erase', one!.email_key, '--yes')
      await expect(figure(page)).toHaveText('499')
    })

    test('People: found, corrected, erased by typing the address; out and in by file', async ({
      list: { url },
      desk,
      page,
    }) => {
      await page.goto(await desk.link())
      await page.getByRole('link', { name: 'People' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const find = page.getByRole('region', { name: 'Find someone' })
      await find.getByLabel('Postcode areas').fill('Leeds')
      await find.getByRole('button', { name: 'Find' }).click()
      await expect(find).toContainText('did you mean LS (Leeds)?')
      await find.getByLabel('Postcode areas').fill('')
      await find.getByLabel('Part of the email').fill('TOR499.')
      await page.keyboard.press('Enter')
      await expect(find).toContainText('1 person')
      await find.getByRole('button', { name: 'visitor499.499@Example.com' }).click()
      const person = page.getByRole('region', { name: 'visitor499.499@Example.com' })
      await expect(person.getByRole('heading')).toBeFocused()
      await expect(page.getByRole('region', { name: 'What they agreed to' })).toContainText('No spam ever.')
      await expectFlawless(page)
      await person.getByLabel('Postcode').fill('nowhere')
      await person.getByRole('button', { name: 'Correct it' }).click()
      await expect(page.locator('.fault')).toBeVisible()
      await person.getByLabel('Postcode').fill('ls6 2ab')
      await page.keyboard.press('Enter')
      await expect(page.getByText('The postcode is LS6 2AB now.')).toBeVisible()
      const find499 = () => runWaitlist(url, 'find', 'visitor499.499@example.com', '--json')
      expect(JSON.parse((await find499()).stdout).entry.postcode).toBe('LS6 2AB')
      await page.getByLabel('Type visitor499').fill('visitor498.498@example.com')
      await page.getByRole('button', { name: 'Erase everywhere' }).click()
      await expect(page.getByText('Nothing was erased')).toBeVisible()
      await page.getByLabel('Type visitor499').fill('visitor499.499@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByText('visitor499.499@Example.com is erased.')).toBeVisible()
      expect((await find499()).code).toBe(1)

      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save the file' }).click()
      const csv = readFileSync(await (await saved).path(), 'utf8')
      expect(csv).toBe((await runWaitlist(url, 'export', '--csv')).stdout)
      const added = ['email,postcode,joined_at', 'new@x.uk,LS6 2AB,2026-01-31', 'no,M1,2026-01-31']
      added.push('visitor499.499@Example.com,LS6 2AB,2026-01-31')
      const chosen = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(added.join('\n')) }
      const into = page.getByRole('region', { name: 'Import' })
      await into.getByLabel('File').setInputFiles(chosen)
      await expect(into).toContainText('1 entry to add')
      await expect(into).toContainText('1 erased before, not brought back')
      await expect(into).toContainText('line 3: ')
      await expectFlawless(page)
      await into.getByRole('button', { name: 'Add 1 person' }).click()
      await expect(into).toContainText('Done.')
      expect((await runWaitlist(url, 'find', 'new@x.uk')).code).toBe(0)
    })
  })
