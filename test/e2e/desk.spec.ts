import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as listen, type Socket } from 'node:net'
import { test as base, expect, type Page } from '@playwright/test'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay, ukLongDay } from '#src/time/uk-time.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { seedSources } from '#test/support/list/seeded-sources.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { stopTestPostgres } from '#test/support/postgres/test-postgres.ts'
import { runWaitlist, runWaitlistWith } from '#test/support/run-waitlist.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'
import { openDesk, openEmptyDesk, PATIENT, SENDER } from './desk-process.ts'
import { expectFlawless } from './no-violation.ts'
import { watchFaults } from './page-faults.ts'
import { unhurried } from './unhurried.ts'

type Fixtures = {
  mail: boolean
  /** The folder that emails go to. */
  mailed: string
  engine: Database['engine']
  list: { url: string; database: Database }
  desk: Awaited<ReturnType<typeof openDesk>>
}

/** Nothing answers at this address. */
const PUBLIC_URL = 'https://localhost:9'

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
  mail: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, even if no fixture is used
  mailed: async ({}, use, info) => use(info.outputPath('mail')),
  desk: async ({ list, mail, mailed }, use) => {
    const desk = await openDesk({
      DATABASE_URL: list.url,
      PUBLIC_URL,
      ...(mail && {
        MAIL_DIR: mailed,
        OPERATOR_NAME: 'Kerbside Ltd',
        OPERATOR_CONTACT: 'hello@kerbside.test',
      }),
    })
    await use(desk)
    await desk.close()
  },
  context: async ({ context }, use) => {
    await context.addInitScript(unhurried)
    await use(context)
  },
  page: async ({ page }, use) => {
    const expectNoFault = watchFaults(page)
    await use(page)
    expectNoFault()
  },
})
test.afterAll(() => stopTestPostgres())

/** Returns the text of the file that a button saves. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

const figure = (page: Page) => page.locator('.figure')

test('the door: a link works once, a reload loses the key, Enter gives a new link', async ({
  desk,
  page,
}) => {
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
  await expect(page.getByText('The desk does not answer').first()).toBeVisible()

  const heard: string[] = []
  const impostor = createServer((request, response) => {
    heard.push(`${request.url} ${request.headers.authorization}`)
    response.setHeader('content-type', 'application/json').end('{"data":{},"words":"Mine now","notes":[]}')
  }).listen(Number(new URL(link).port), '127.0.0.1')
  await expect(page.getByText('no longer belongs to the desk that answered')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk is closed')
  impostor.close()
  impostor.closeAllConnections()
  expect(heard).not.toEqual([])
  expect(heard.join()).not.toContain('Bearer')
})

test('a reload is harmless: a letter, a wave and an answer are still there, on the page that was open', async ({
  desk,
  page,
  context,
}) => {
  const letter = page.getByLabel('Letter', { exact: true })
  const reopen = async () => {
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Nothing is lost')).toBeVisible()
    return desk.link()
  }
  await page.goto(await desk.link())
  await page.getByRole('link', { name: 'Waves and letters' }).click()
  await page.getByRole('button', { name: 'Write a letter' }).click()
  await page.getByLabel('Subject').fill('We open in Leeds')
  await letter.pressSequentially('We are **open**.')
  await page.getByLabel('Areas and districts').fill('LS6')

  // Pasting the new link into the same window does not reload it.
  const link = await reopen()
  await page.goto(link)
  await expect(letter).toHaveValue('We are **open**.')
  expect(page.url()).toBe(new URL('/#letters/letter', link).href)
  await expect(page.getByLabel('Subject')).toHaveValue('We open in Leeds')
  await expect(page.getByLabel('Areas and districts')).toHaveValue('LS6')
  await expectFlawless(page)

  await page.getByRole('button', { name: 'Back to waves and letters' }).click()
  await page.getByRole('button', { name: 'Invite a wave' }).click()
  await page.getByLabel('Name of the wave').fill('First')
  await page.getByLabel('At most this many', { exact: true }).fill('3')
  await page.getByRole('link', { name: 'Maeve' }).click()
  await page.getByText('more things that fewer people asked').click()
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await page.getByLabel('What she should say').fill('Yes.')

  // A link opened from the terminal opens a new window.
  const next = await reopen()
  const other = await context.newPage()
  await other.goto(next)
  await expect(other.getByLabel('What she should say')).toHaveValue('Yes.')
  expect(
    await other.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).toBe('[{},{},""]')
  await other.getByRole('link', { name: 'Today' }).click()
  const begun = (words: string) =>
    other.getByRole('region', { name: 'Next for you' }).getByRole('listitem').filter({ hasText: words })
  await expect(begun('An unfinished letter “We open in Leeds”')).toBeVisible()
  await expect(begun('An unfinished answer: “')).toContainText(/Saved \d+ \w+, \d\d:\d\d\./)
  await expectFlawless(other)
  await begun('An unfinished wave “First”').getByRole('link', { name: 'Carry on' }).click()
  await expect(other.getByLabel('Name of the wave')).toHaveValue('First')
  await expect(other.getByLabel('At most this many', { exact: true })).toHaveValue('3')

  // A draft that was thrown away can be brought back, even from another page.
  await other.getByRole('button', { name: 'Throw it away' }).click()
  await expect(other.getByLabel('Name of the wave')).toHaveValue('')
  await other.getByRole('button', { name: 'Back to waves and letters' }).click()
  await expect(other.getByRole('button', { name: 'Invite a wave' })).toBeVisible()
  await other.getByRole('link', { name: 'Today' }).click()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByText('What you had begun is back.')).toBeVisible()
  await other.keyboard.press('Control+k')
  await other.keyboard.type('unfinished wave')
  await expect(other.getByRole('dialog').getByRole('button')).toHaveText(
    'An unfinished wave “First” Carry on',
  )
  await other.keyboard.press('Enter')
  await expect(other.getByLabel('Name of the wave')).toHaveValue('First')
  await expectFlawless(other)
})

test('the check before going live says how far it has got while a site does not answer', async ({
  mailed,
  page,
}) => {
  const callers: Socket[] = []
  const silent = listen(socket => callers.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const settings = { ...SENDER, ...PATIENT, PUBLIC_URL: `https://127.0.0.1:${port}` }
  const desk = await openEmptyDesk(mailed, settings)
  await page.goto(await desk.link())
  await expect(page.getByText(/may go live… \d+ of \d+ checks are done\.$/)).toBeVisible()
  silent.close()
  for (const caller of callers) caller.destroy()
  await expect(page.getByText(/things are missing before the site goes live/)).toBeVisible()
  await expect(page.getByText('may go live…')).toBeHidden()
  await desk.close()
})

test('Ctrl K finds a page, something to do and a person, by keyboard', async ({ desk, page }) => {
  await page.goto(await desk.link())
  await expect(figure(page)).toHaveText('500')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  await expect(palette.getByRole('textbox')).toBeFocused()
  await expectFlawless(page)
  await page.keyboard.type('goal')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Districts')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('TOR499.')
  await expect(palette.getByRole('button')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'visitor499.499@Example.com' })).toBeVisible()
  expect(page.url()).not.toContain('499')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('wave')
  await expect(palette.getByRole('button')).toHaveCount(3)
  await palette.getByRole('button', { name: 'Invite a wave' }).click()
  await expect(page.getByRole('heading', { name: 'Who is invited' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nothing of the kind')
  await expect(palette).toContainText('Nothing found.')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('Maeve: what people wait for is answered, after a look at what that changes, and taken back', async ({
  list: { url, database },
  desk,
  page,
}) => {
  await database.query(
    `insert into topic_wait (email_key, topic, notice, asked_at) select email_key, 'rain', 'a1', 1 from waitlist
      where confirmed_at is not null and unsubscribed_at is null limit 3`,
  )
  await page.goto(await desk.link())
  await page.getByRole('link', { name: 'Maeve' }).click()
  const wanted = page.getByRole('region', { name: 'What she could not say' })
  await expect(wanted.getByRole('listitem').first()).toContainText('3 people are waiting')
  await expectFlawless(page)
  await wanted.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page.getByRole('region', { name: 'What she says now' })).toContainText('isn’t published yet')
  await page.getByLabel('What she should say').fill('All our cleaners are certified.')
  await page.getByRole('button', { name: 'See what it changes' }).click()
  await expect(page.locator('.fault')).toContainText('needs a certificate')
  await expect(page.locator('.fault')).toContainText(
    'Until when is this true? Type a date, such as 31/12/2026',
  )
  await page.getByLabel('What she should say').fill('We work in **light rain**.')
  await page.getByLabel('Until when is this true?').fill('2999-12-31')
  await expectFlawless(page)
  await page.getByRole('button', { name: 'See what it changes' }).click()
  await expect(page.getByText('nothing is live')).toBeVisible()
  const changes = page.getByRole('region', { name: 'What it changes' })
  // This is a minute's work for one core, and a busy machine may have only a tenth of one to spare.
  test.setTimeout(3_600_000)
  await expect(changes).toContainText('no other answer changes', { timeout: 3_000_000 })
  await expect(changes).toContainText('3 people get one email with it, at once.')
  await expectFlawless(page)
  await changes.getByRole('button', { name: 'Put it live, and email 3 people' }).click()
  await expect(page.getByText('is answered: within ten seconds visitors read it')).toBeVisible()
  expect((await runWaitlist(url, 'maeve', 'topics')).stdout).toMatch(/rain +version 1 of/)
  const answered = page.getByRole('region', { name: 'Answered by you' })
  await answered.getByText('Take it back').first().click()
  await expectFlawless(page)
  await answered.getByRole('button', { name: 'Take it back now' }).click()
  await expect(page.getByText('is taken back')).toBeVisible()
  expect((await runWaitlist(url, 'maeve', 'topics')).stdout).not.toContain('version 1')
})

test('First van: answers as figures are typed, shows each round on a map and in a table, and keeps it for another day', async ({
  list,
  desk,
  page,
}) => {
  const people = Object.entries({ LS6: 130, LS8: 115, LS7: 3, M14: 144, M15: 60 }).flatMap(([district, n]) =>
    Array.from({ length: n }, (_, i) =>
      testEntry(`${district}-${i}@x.uk`, { postcode: `${district} 2AB`, confirmed_at: 1 }),
    ),
  )
  await list.database.insertMissing(WAITLIST_INSERT, people)
  await page.goto(await desk.link())
  await page.getByRole('link', { name: 'First van' }).click()
  const where = page.getByRole('region', { name: 'Where would the first van go?' })
  await expect(where).toContainText('Type how many visits')
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Visits a day', '12')
  await fill('Days', '20')
  await fill('Districts at most', '3')
  await expect(where).toContainText('(Leeds): at least 2')
  await expect(where).toContainText('type what a day costs')
  await fill('Cost of a day, £', '220')
  await fill('Likely', '35')
  await fill('Lowest', '40')
  await expect(where.locator('.fault')).toContainText('The lowest price must not be above the likely price')
  await fill('Lowest', '30')
  await fill('Highest', '£40')
  await expect(where).toContainText('with 6 to 8 visits, likely 7')
  await expect(where).toContainText('leaves £140 to £260, likely £200')

  const rounds = page.getByRole('table', { name: 'Neighbouring districts that one van can serve' })
  const best = rounds.getByRole('button', { name: 'LS6 and LS8' })
  await expect(best).toHaveAttribute('aria-pressed', 'true')
  await expect(rounds.getByRole('row', { name: 'LS6 and LS8' })).toContainText(
    'On the way, fewer than five or none: LS7',
  )
  await expectFlawless(page)
  const second = rounds.getByRole('button', { name: 'M14 and M15' })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  const round = page.getByRole('region', { name: 'M14 and M15' })
  await expect(round.getByRole('img', { name: 'Map of M14 and M15' })).toBeInViewport()
  await expect(round.getByRole('row', { name: /^M14/ })).toContainText('Next to M13, M15')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.goto(await desk.link())
  await page.getByRole('link', { name: 'First van' }).click()
  await expect(page.getByLabel('Highest')).toHaveValue('£40')
  await expect(where).toContainText('(Leeds): at least 2')
})

test('every page at 400 % zoom in a window of 1280 pixels; drawings keep their colours in forced colours', async ({
  list: { database },
  desk,
  page,
}) => {
  await seedSources(database)
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(await desk.link())
  for (const name of [
    'Today',
    'People',
    'Waves and letters',
    'Districts',
    'Opening week',
    'Questions',
    'First van',
    'Maeve',
    'Sources',
    'Report',
    'Records',
  ]) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectFlawless(page)
  }
  await page.getByRole('link', { name: 'Opening week' }).click()
  await page.getByRole('textbox', { name: 'District' }).fill('LS1')
  await page.getByRole('button', { name: 'Start its week' }).click()
  for (const step of ['Who is there', 'How many']) {
    await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible()
    await expectFlawless(page)
    if (step === 'Who is there') await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await page.getByRole('link', { name: 'Today' }).click()
  const colours = await page
    .locator('.bar-rows svg')
    .first()
    .evaluate(bar => [getComputedStyle(bar).backgroundColor, getComputedStyle(bar.firstElementChild!).fill])
  expect(new Set([...colours, 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']).size).toBe(4)
  await expect(page.locator('.card').first()).toHaveCSS('border-top-width', '2px')
})

for (const engine of ENGINES)
  test.describe(`on ${engine}`, () => {
    test.use({ engine, colorScheme: engine === 'sqlite' ? 'light' : 'dark' })

    test('Today: the figures of `stats`, kept up to date; a complaint is closed', async ({
      list,
      desk,
      page,
    }) => {
      const { url, database } = list
      const [one] = await database.query<{ email_key: string }>('select email_key from waitlist order by 1')
      await database.query(
        'insert into complaint (id, email_key, words, received_at, due_at) values ($1, $2, $3, 1, 2)',
        ['c', one!.email_key, 'Please stop.'],
      )
      await page.goto(await desk.link())
      const stats = JSON.parse((await runWaitlist(url, 'stats', '--json')).stdout)
      const headline = page.getByRole('region', { name: 'On the list' })
      /** How many joined in the seven days that end today, or in the seven before. */
      const inWeek = (ago: 0 | 1) => {
        // From noon, as a day may have 23 hours.
        const noon = Date.parse(`${ukDay(Date.now())}T12:00Z`)
        const days = Array.from({ length: 7 }, (_, i) => ukDay(noon - (7 * ago + i) * DAY_MS))
        return (stats.byDay as { name: string; n: number }[])
          .filter(({ name }) => days.includes(name))
          .reduce((sum, { n }) => sum + n, 0)
      }
      await expect(figure(page)).toHaveText('500')
      expect(await headline.locator('dd').allTextContents()).toEqual([
        String(stats.today),
        String(stats.confirmedToday),
        `${stats.confirmed} ${Math.round((100 * stats.confirmed) / stats.total)}%`,
        String(stats.living),
        String(stats.ever),
        String(stats.unsubscribed),
        String(inWeek(0)),
      ])
      await expect(headline).toContainText(`joined in 7 days, ${inWeek(1)} in the 7 before`)
      const areas = page.getByRole('region', { name: 'Busiest areas' })
      await expect(areas.getByRole('listitem').first()).toContainText(
        `(${stats.byArea[0].name}) ${stats.byArea[0].n}`,
      )

      const next = page.getByRole('region', { name: 'Next for you' })
      await expect(next).toContainText('Overdue')
      await expectFlawless(page)
      await next.getByRole('button', { name: 'I have told them that we have it' }).click()
      await expect(next).not.toContainText('Overdue')
      await next.getByLabel('What became of it').fill('We found it, and put it right.')
      await next.getByRole('button', { name: 'They have been told: close it' }).click()
      await expect(next).not.toContainText('To be closed')
      expect((await runWaitlist(url, 'complaints')).stdout).toBe('No complaints are waiting.\n')

      await runWaitlist(url, 'erase', one!.email_key, '--yes')
      await expect(figure(page)).toHaveText('499')

      await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
      await next.getByText(/missing before the site goes live/).click()
      await expect(next.getByText('Who keeps the list')).toBeVisible()
      await expect(next).not.toContainText(/[A-Z]+_[A-Z]|src\//)
      await next.getByRole('button', { name: 'Copy for my developer' }).click()
      await expect(next).toContainText('Copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- Email: It is off')
      await expectFlawless(page)
      await areas.getByRole('link').first().click()
      await expect(page.getByLabel('Areas and districts').first()).toHaveValue(stats.byArea[0].name)
      const found = page.getByRole('region', { name: 'Find someone' })
      await expect(found).toContainText(`${stats.byArea[0].n} people`)
      await page.goBack()
      await page.locator('.tile-map text', { hasText: new RegExp(`^${stats.byArea[0].name}$`) }).click()
      await expect(found).toContainText(`${stats.byArea[0].n} people`)
      await page.goBack()
      await page.getByText('The days as a table').click()
      const day = ukDay(Date.now() - DAY_MS)
      const { stdout } = await runWaitlist(url, 'list', '--since', day, '--until', day, '--json')
      await page.getByRole('table').first().locator(`a[href="#people/since=${day}&until=${day}"]`).click()
      await expect(found.getByRole('listitem')).toHaveCount(stdout.trim().split('\n').length)
    })

    test('People: found, corrected, erased by typing the address; exported and imported as files', async ({
      list: { url },
      desk,
      page,
    }) => {
      await page.goto(await desk.link())
      await page.getByRole('link', { name: 'People' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const find = page.getByRole('region', { name: 'Find someone' })
      await expect(find).toContainText('The newest 50 of 500 people')
      await find.getByRole('button', { name: 'Show 50 more' }).click()
      await expect(find.getByRole('listitem')).toHaveCount(100)
      await find.getByLabel('Areas and districts').fill('Leeds')
      await find.getByRole('button', { name: 'Find' }).click()
      await expect(find).toContainText('did you mean LS (Leeds)?')
      await find.getByLabel('Areas and districts').fill('')
      await find.getByLabel('Email, postcode, code or wave').fill('TOR499.')
      await page.keyboard.press('Enter')
      await expect(find).toContainText('1 person')
      await find.getByRole('button', { name: 'visitor499.499@Example.com' }).click()
      const person = page.getByRole('region', { name: 'visitor499.499@Example.com' })
      await expect(person.getByRole('heading')).toBeFocused()
      await expect(page.getByRole('region', { name: 'What they agreed to' })).toContainText('No spam ever.')
      await expectFlawless(page)
      await expect(
        page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first(),
      ).toContainText(/, \d\d:\d\d Joined by the /)
      await person.getByText('Stop all emails').click()
      await person.getByRole('button', { name: 'Stop them now' }).click()
      await expect(person).toContainText('unsubscribed')
      await page.getByRole('link', { name: 'Today' }).click()
      await expect(page.getByText(/missing before the site goes live/)).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('gets emails again')).toBeVisible()
      await page.getByRole('link', { name: 'People' }).click()
      await find.getByLabel('Email, postcode, code or wave').fill('TOR499.')
      await page.keyboard.press('Enter')
      await find.getByRole('button', { name: 'visitor499.499@Example.com' }).click()
      await expect(person).not.toContainText('unsubscribed')
      await person.getByLabel('Postcode').fill('nowhere')
      await person.getByRole('button', { name: 'Correct it' }).click()
      await expect(person.getByLabel('Postcode')).toHaveAccessibleDescription(/postcode/)
      await person.getByLabel('Postcode').fill('ls6 2ab')
      await page.keyboard.press('Enter')
      await expect(page.getByText('has the postcode LS6 2AB.')).toBeVisible()
      const find499 = () => runWaitlist(url, 'find', 'visitor499.499@example.com', '--json')
      expect(JSON.parse((await find499()).stdout).entry.postcode).toBe('LS6 2AB')
      await page.getByLabel('Type visitor499').fill('visitor498.498@example.com')
      await page.getByRole('button', { name: 'Erase everywhere' }).click()
      await expect(page.getByLabel('Type visitor499')).toHaveAccessibleDescription(/Nothing was done/)
      await page.getByLabel('Type visitor499').fill('visitor499.499@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByText('visitor499.499@Example.com is erased.')).toBeVisible()
      await expect(find).toContainText('0 people')
      await find.getByLabel('Email, postcode, code or wave').fill('m1 1')
      await page.keyboard.press('Enter')
      await expect(find.getByRole('listitem').first()).toContainText('M1 1')
      expect((await find499()).code).toBe(1)

      const { stdout: m1 } = await runWaitlist(url, 'export', '--csv', '--search', 'm1 1')
      expect(await saved(page, 'Save the file')).toBe(m1)
      const added = ['email,postcode,joined_at', 'new@x.uk,LS6 2AB,2026-01-31', 'no,M1,2026-01-31']
      added.push('visitor499.499@Example.com,LS6 2AB,2026-01-31')
      const chosen = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(added.join('\n')) }
      const into = page.getByRole('region', { name: 'Import' })
      await into.getByLabel('File').setInputFiles(chosen)
      await expect(into).toContainText('1 person to add')
      await expect(into).toContainText('1 erased before, so not brought back')
      await expect(into).toContainText('line 3: ')
      expect(await saved(page, 'Save the 1 refused line as a file')).toMatch(
        /^\uFEFF"email","postcode","joined_at","refused_because"\n"no","M1","2026-01-31","email “no”: .*"\n$/,
      )
      await expectFlawless(page)
      await into.getByRole('button', { name: 'Add 1 person' }).click()
      await expect(into).toContainText('1 person is on the list now.')
      expect((await runWaitlist(url, 'find', 'new@x.uk')).code).toBe(0)
    })

    test('People by source and answer: listed, saved, and written to; a reload keeps the filter, and a wave cannot be chosen by answer', async ({
      list: { url, database },
      desk,
      page,
    }) => {
      await seedSources(database)
      await database.query(
        `insert into choice (email_key, question, chosen, notice, chosen_at)
          select email_key, 'fuel', 'electric', 'fuel-1', 1 from waitlist where unsubscribed_at is null`,
      )
      const chosen = ['--source', 'van', '--fuel', 'electric']
      const people = (await runWaitlist(url, 'list', ...chosen, '--all', '--json')).stdout.trim().split('\n')
      await page.goto(await desk.link())
      await page.getByRole('link', { name: 'People' }).click()
      const find = page.getByRole('region', { name: 'Find someone' })
      await find.getByText('More to choose by').click()
      await find.getByLabel('Electricity').check()
      await find.getByLabel('Source').selectOption('The side of the van')
      await find.getByRole('button', { name: 'Find' }).click()
      await expect(find).toContainText(`${people.length} people`)
      await expect(find.getByRole('listitem')).toHaveCount(people.length)
      await expectFlawless(page)
      await expect(find.getByRole('button', { name: 'Invite a wave' })).toBeHidden()
      const { stdout } = await runWaitlist(url, 'export', '--csv', ...chosen)
      expect(await saved(page, 'Save the file')).toBe(stdout)

      const reopen = async () => {
        await page.reload()
        await expect(page.getByText('Nothing is lost')).toBeVisible()
        await page.goto(await desk.link())
      }
      await reopen()
      await expect(find).toContainText(`${people.length} people`)
      await expect(find.getByText('More to choose by · Source · What does it run on?')).toBeVisible()

      await find.getByRole('button', { name: 'Write a letter' }).click()
      const whom = page.getByRole('region', { name: 'Who gets it' })
      const reach = JSON.parse(
        (await runWaitlist(url, 'letter', 'reach', 'launch', ...chosen, '--json')).stdout,
      )
      await expect(whom.locator('.how-many b')).toHaveText(String(reach.gets))
      await reopen()
      await expect(whom.locator('.how-many b')).toHaveText(String(reach.gets))
      await whom.getByText('More to choose by').click()
      await expect(whom.getByLabel('Electricity')).toBeChecked()
      await expectFlawless(page)

      await page.getByRole('link', { name: 'People' }).click()
      await expect(find).toContainText('The newest 50 of 500 people')
      await find.getByText('More to choose by').click()
      await find.getByLabel('Source').selectOption('van')
      await find.getByRole('button', { name: 'Find' }).click()
      await find.getByRole('button', { name: 'Invite a wave' }).click()
      const wave = page.getByRole('region', { name: 'Who is invited' })
      await wave.getByText('More to choose by').click()
      await expect(wave.getByLabel('Source')).toHaveValue('van')
      await expect(wave.getByLabel('Electricity')).toBeHidden()
      const [all] = (await runWaitlist(url, 'invite', 'reach', '--source', 'van')).stdout.split(' ')
      await expect(wave.locator('.how-many b')).toHaveText(all!)
    })

    test('Sources: their figures, a new link with its code; Report: the days that are chosen', async ({
      list: { url, database },
      desk,
      page,
    }) => {
      await seedSources(database)
      const waitlist = (...words: string[]) => runWaitlistWith({ DATABASE_URL: url, PUBLIC_URL }, ...words)
      const bySource = JSON.parse((await waitlist('stats', '--by', 'source', '--json')).stdout) as {
        name: string
        counts: { visit: number; joined: number }
      }[]
      await page.goto(await desk.link())
      const most = bySource.toSorted((a, b) => b.counts.joined - a.counts.joined)[0]!
      const brought = page.getByRole('region', { name: 'What brought them' })
      await expect(brought.getByRole('listitem').first()).toHaveText(`${most.name} ${most.counts.joined}`)
      await expect(page.getByRole('region', { name: 'Last backup' })).toContainText('There is none')

      await brought.getByRole('link').click()
      const rows = page.getByRole('table').locator('tbody tr')
      await expect(rows).toHaveCount(bySource.length)
      expect(await rows.locator('button').allTextContents()).toEqual(bySource.map(({ name }) => name))
      expect(await rows.locator('td:last-child').allTextContents()).toEqual(
        bySource.map(({ counts }) => String(counts.joined)),
      )
      const made = page.getByRole('region', { name: 'A new link' })
      await made.getByLabel('What you call it').fill('Flyer, Otley Road')
      await expect(made.getByLabel('Code')).toHaveValue('flyer-otley-road')
      await made.getByLabel('Code').fill('friend')
      await page.keyboard.press('Enter')
      await expect(made).toContainText('friend is counted already')
      await made.getByLabel('Code').fill('flyer-otley')
      await made.getByLabel('costs').fill('45.50')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Flyer, Otley Road' })).toBeFocused()
      await expect(page.locator('.short-link')).toHaveText(`${PUBLIC_URL}/l/flyer-otley`)
      const code = page.getByRole('img', { name: `${PUBLIC_URL}/l/flyer-otley` })
      await expect(code).toBeVisible()
      await expectFlawless(page)
      expect(await saved(page, 'Save as SVG')).toBe((await waitlist('source', 'qr', 'flyer-otley')).stdout)
      expect(await saved(page, 'Save as PDF')).toMatch(/^%PDF-/)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button')).toHaveCount(0)
      expect((await code.boundingBox())!.width * 25.4).toBeCloseTo(25 * 96, 0)
      await page.emulateMedia({ media: 'screen' })
      await page.getByLabel('What you call it').fill('Flyer, Otley')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Flyer, Otley', exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Note that it ended' }).click()
      await expect(page.getByText('flyer-otley has ended')).toBeVisible()
      expect((await waitlist('source', 'list')).stdout).toMatch(/£45\.50 .*Flyer, Otley \(ended/)

      await page.getByRole('button', { name: 'Back to all sources' }).click()
      await page.getByRole('link', { name: 'Report' }).click()
      const days = [ukDay(Date.now() - 40 * DAY_MS), ukDay(Date.now() - 3 * DAY_MS)] as const
      const [from, to] = [page.getByLabel('From this day on'), page.getByLabel('Until this day')]
      await from.fill(days[1])
      await to.fill(days[0])
      await expect(page.locator('.fault')).toContainText('The first day must not be after the last day')
      await to.fill('31/2/2026')
      await from.focus()
      await expect(page.locator('.fault')).toContainText('The last day must be a day')
      const inUkOrder = (day: string) => day.split('-').reverse().map(Number).join('/')
      await from.fill(inUkOrder(days[0]))
      await expect(from).toHaveAccessibleDescription(ukLongDay(days[0]))
      await to.fill(days[1])
      await from.focus()
      await expect(to).toHaveValue(inUkOrder(days[1]))
      const report = await saved(page, 'Save the report')
      const file = test.info().outputPath('report.html')
      await waitlist('report', '--since', days[0], '--until', days[1], '--out', file)
      const untimed = (html: string) => html.replaceAll(/ at \d\d:\d\d:\d\d /g, '')
      expect(untimed(report)).toBe(untimed(readFileSync(file, 'utf8')))
      await expect(page.frameLocator('.report-seen').getByText('joined in this time').first()).toBeVisible()
    })

    test.describe('with mail on', () => {
      test.use({ mail: true })

      test('a letter: written, seen, tested, sent by typing how many get it, stopped; a wave and its codes', async ({
        list: { url },
        desk,
        mailed,
        page,
      }) => {
        await page.goto(await desk.link())
        await page.getByRole('link', { name: 'Waves and letters' }).click()
        await expect(page.getByText('No letter has been sent yet.')).toBeVisible()
        await expectFlawless(page)
        await page.getByRole('button', { name: 'Write a letter' }).click()
        await expect(page.getByRole('heading', { name: 'Write it' })).toBeFocused()
        await page.getByLabel('Subject').fill('We open in Leeds')
        await page.getByLabel('Preview').fill('Book your first wash')
        await page.getByLabel('Letter', { exact: true }).fill('A wash is **[PRICE]**.')
        await expect(page.getByLabel('Name')).toHaveValue('we-open-in-leeds')
        await page.getByLabel('Name').fill('launch')
        const seen = page.getByRole('region', { name: 'What they will see' })
        await expect(seen).toContainText('something was left to fill in: [PRICE]')
        const letter = page.getByLabel('Letter', { exact: true })
        await letter.fill('We are ')
        await page.getByRole('button', { name: 'Bold' }).click()
        await page.keyboard.type('open')
        await page.keyboard.press('End')
        await page.keyboard.type('.')
        await expect(letter).toHaveValue('We are **open**.')
        await expect(letter).toHaveAccessibleDescription(/^3 words, 1 minute/)
        await expect(seen).not.toContainText('Before it can go')
        const frame = seen.frameLocator('iframe')
        await expect(frame.getByText('We are open.')).toBeVisible()
        const ground = () => frame.locator('body').evaluate(body => getComputedStyle(body).backgroundColor)
        await expect(async () => expect(await ground()).toBe('rgb(228, 243, 236)')).toPass()
        await seen.getByLabel('In dark mode').check()
        await expect(async () => expect(await ground()).toBe('rgb(11, 28, 23)')).toPass()
        await seen.getByLabel('As text').check()
        await expect(seen.locator('pre')).toContainText('We are open.')

        const whom = page.getByRole('region', { name: 'Who gets it' })
        await whom.getByRole('button', { name: /^Leeds/ }).click()
        await expect(whom.getByRole('button', { name: /^Leeds/ })).toHaveAttribute('aria-pressed', 'true')
        const leeds = JSON.parse((await runWaitlist(url, 'stats', '--json')).stdout).byArea.find(
          ({ name }: { name: string }) => name === 'LS',
        ).n
        await expect(async () =>
          expect(Number(await whom.locator('.how-many b').textContent())).toBeLessThan(leeds),
        ).toPass()
        const n = await whom.locator('.how-many b').textContent()
        await expectFlawless(page)
        await page.getByLabel('Your email address').fill('me@x.uk')
        await page.getByRole('button', { name: 'Send the test' }).click()
        await expect(page.getByText('Sent to me@x.uk')).toBeVisible()
        expect(readFileSync(`${mailed}/${readdirSync(mailed)[0]}`, 'utf8')).toContain('We open in Leeds')
        await whom.getByLabel(/^Type \d+ to send it/).fill('1')
        await whom.getByRole('button', { name: /^Send it to/ }).click()
        await expect(whom.locator('.fault')).toHaveText(`That is not ${n}. Nothing was done.`)
        await whom.getByLabel(/^Type \d+ to send it/).fill(n!)
        await page.keyboard.press('Enter')
        const letters = page.getByRole('region', { name: 'Letters' })
        await expect(letters.getByRole('heading', { name: 'Letters' })).toBeFocused()
        await expect(letters).toContainText('begins ')
        const notice = page.locator('.notice')
        await expect(notice).toContainText(/^\d\d:\d\d It begins on .*nobody gets it/)
        await expect(letters).toContainText(`0 of ${n} sent`)
        await letters.getByRole('button', { name: 'Stop it' }).click()
        await expect(letters).toContainText('Stopped: by hand')
        await expect(notice).toContainText('“We open in Leeds” is stopped')
        await expect(notice).not.toContainText('It begins')
        expect(JSON.parse((await runWaitlist(url, 'letter', 'status', '--json')).stdout)).toMatchObject([
          { name: 'launch', state: 'stopped', left: Number(n) },
        ])
        await letters.getByRole('button', { name: 'Put it away' }).click()
        await expect(letters.getByRole('heading', { name: 'Letters' })).toBeFocused()
        await expect(letters.getByText('Stopped: by hand')).toBeHidden()
        await expectFlawless(page)
        await letters.getByText('1 earlier letter').click()
        await expect(letters.getByRole('button', { name: 'Bring it back' })).toBeVisible()
        await expectFlawless(page)
        await notice.getByRole('button', { name: 'Undo' }).click()
        await expect(notice).toContainText('“We open in Leeds” is back.')
        await expect(letters.getByText('1 earlier letter')).toBeHidden()
        await letters.getByText('Resume it', { exact: true }).click()
        await letters.getByLabel(`Type ${n}`).fill(n!)
        await page.keyboard.press('Enter')
        await expect(letters.getByRole('button', { name: 'Stop it' })).toBeVisible()

        await page.getByRole('button', { name: 'Invite a wave' }).click()
        const wave = page.getByRole('region', { name: 'Who is invited' })
        await expect(wave.getByRole('heading', { name: 'Who is invited' })).toBeFocused()
        await expect(seen.frameLocator('iframe').getByText('7K3M-0QXA-9TBV')).toBeVisible()
        await wave.getByLabel('At most this many', { exact: true }).fill('3')
        await expect(wave.locator('.how-many b')).toHaveText('3')
        // axe waits for ever in a frame that is not allowed to run scripts.
        await seen.getByLabel('As text').check()
        await expectFlawless(page)
        await wave.getByLabel('Name of the wave').fill('First')
        await wave.getByLabel('Type 3 to invite them').fill('3')
        await page.keyboard.press('Enter')
        await expect(page.getByText('3 people invited; their emails go out in 15 minutes.')).toBeVisible()
        const waves = page.getByRole('region', { name: 'Waves and their codes' })
        await expect(waves).toContainText('0 of 3 codes redeemed')
        await expect(waves).toContainText('3 invitations are waiting to go')
        const [{ code }] = (await runWaitlist(url, 'codes', '--json')).stdout
          .split('\n', 1)
          .map(line => JSON.parse(line))
        const redeem = page.getByRole('region', { name: 'Redeem a code' })
        await redeem.getByLabel('Code').fill(code.toLowerCase())
        await page.keyboard.press('Enter')
        await expect(redeem).toContainText('It counts once')
        await page.keyboard.press('Enter')
        await expect(notice).toContainText('is redeemed')
        await notice.getByRole('button', { name: 'Undo' }).click()
        await expect(notice).toContainText('can be redeemed again')
        await redeem.getByLabel('Code').fill(code)
        await page.keyboard.press('Enter')
        await redeem.getByRole('button', { name: 'Yes, redeem it' }).click()
        await expect(redeem).toContainText('It gives')
        await expectFlawless(page)
        await redeem.getByLabel('Code').fill(code)
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
        await expect(redeem).toContainText('was redeemed before')
        expect(JSON.parse((await runWaitlist(url, 'stats', '--json')).stdout).waves).toEqual([
          { wave: 'First', invited: 3, redeemed: 1 },
        ])
        await page.getByRole('button', { name: 'Write one like it' }).click()
        await expect(page.getByLabel('Subject')).toHaveValue('We open in Leeds')
      })
    })
  })
