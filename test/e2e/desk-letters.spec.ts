import { readdirSync, readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { insertRows } from '#src/db/rows.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { stopTestPostgres } from '#test/support/postgres/test-postgres.ts'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'
import { openDesk } from './desk-process.ts'
import { expectFlawless } from './no-violation.ts'
import { watchFaults } from './page-faults.ts'

type Fixtures = {
  engine: Database['engine']
  list: { database: Database; environment: Record<string, string>; mailed: () => string }
  link: string
}

const test = base.extend<Fixtures>({
  engine: ['sqlite', { option: true }],
  list: async ({ engine }, use, info) => {
    const own = await createTestDatabase(engine)
    const database = own.open()
    await migrate(database)
    const people = Array.from({ length: 6 }, (_, i) =>
      testEntry(`p${i}@x.uk`, { postcode: 'LS6 2AB', notice: '1', confirmed_at: 2 }),
    )
    await insertRows(database, 'waitlist', people as never)
    const MAIL_DIR = info.outputPath('mail')
    await use({
      database,
      environment: {
        DATABASE_URL: own.url,
        PUBLIC_URL: 'https://localhost:9',
        MAIL_DIR,
        OPERATOR_NAME: 'Kerbside Ltd',
        OPERATOR_CONTACT: 'hello@kerbside.test',
      },
      mailed: () =>
        readFileSync(`${MAIL_DIR}/${readdirSync(MAIL_DIR).sort().at(-1)}`, 'utf8').replaceAll('=\r\n', ''),
    })
    await database.close()
    await own.remove()
  },
  link: async ({ list: { environment } }, use) => {
    const desk = await openDesk(environment)
    await use(await desk.link())
    await desk.close()
  },
  page: async ({ page }, use) => {
    const expectNoFault = watchFaults(page)
    await use(page)
    expectNoFault()
  },
})
test.afterAll(() => stopTestPostgres())

const letterOf = (page: Page) => page.getByLabel('Letter', { exact: true })
const write = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole('link', { name: 'Waves and letters' }).click()
  await page.getByRole('button', { name: 'Write a letter' }).click()
  await page.getByLabel('Subject').fill('We open in Leeds')
  await page.getByLabel('Preview').fill('Book your first wash')
}

test('what each button above the letter does can be undone', async ({ page, link }) => {
  await write(page, link)
  const letter = letterOf(page)
  await letter.fill('We open.')
  for (const name of ['Bold', 'Heading', 'Link', 'Button', 'List']) {
    await letter.selectText()
    await page.getByRole('button', { name, exact: true }).click()
    await expect(letter).not.toHaveValue('We open.')
    await expect(letter).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(letter).toHaveValue('We open.')
  }
})

for (const engine of ENGINES)
  test.describe(`on ${engine}`, () => {
    test.use({ engine })

    test('pictures: chosen, described, seen, tested, undone, and in a letter that starts from this one; other files are refused', async ({
      list: { database, mailed },
      page,
      link,
    }) => {
      await write(page, link)
      const letter = letterOf(page)
      await letter.fill('We open.')
      const kept = () =>
        database.query<{ name: string; jpeg: string }>('select * from letter_picture order by name')
      const form = page.locator('form').filter({ hasText: 'What it shows' })
      const status = form.getByRole('status')
      const choose = async (name: string, buffer: Buffer, alt = 'A van at the kerb') => {
        await form.getByLabel('Picture').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
        await form.getByLabel('What it shows').fill(alt)
        await form.getByRole('button', { name: 'Put it in' }).click()
      }
      await page.getByRole('button', { name: 'Picture', exact: true }).click()
      await form.getByRole('button', { name: 'Put it in' }).click()
      await expect(status).toHaveText('Choose a picture first.')
      await expectFlawless(page)
      await choose('van.jpg', Buffer.from('Hello'))
      await expect(status).toHaveText('van.jpg cannot be opened as a picture.')
      await choose('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
      await expect(status).toContainText('IMG_1.HEIC is HEIC, as an iPhone saves photos')
      const create = { width: 3_000, height: 2_000, channels: 3 as const, background: '#1e9e6a' }
      const turned = { orientation: 6 }
      const exif = { IFD0: { Make: 'Camera of Leeds' }, IFD3: { GPSLatitude: '53/1 48/1 0/1' } }
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 }
      const photo = await sharp({ create: { ...create, noise } })
        .withExif(exif)
        .withMetadata(turned)
        .jpeg()
        .toBuffer()
      expect(photo.length).toBeGreaterThan(1_000_000)
      await choose('photo.jpg', photo, '')
      await expect(status).toHaveText('Say what it shows first.')
      expect(await kept()).toEqual([])
      await choose('photo.jpg', photo, 'A van [blue] at the kerb')
      await expect(letter).toHaveValue(
        /^We open\.\n\n!\[A van blue at the kerb\]\(\/letters\/pictures\/[\da-f]{16}-1200x1800\.jpg\)$/,
      )
      await expect(letter).toBeFocused()
      const bytes = Buffer.from((await kept())[0]!.jpeg, 'base64')
      // With the zero bytes that end the segment's name: noise sometimes spells its four letters by chance.
      expect(bytes.toString('latin1')).not.toMatch(/Exif\0\0|Camera/)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 1_800, format: 'jpeg' })

      const seen = page.getByRole('region', { name: 'What they will see' })
      const shown = seen.frameLocator('iframe').getByRole('img', { name: /^A van/ })
      await expect(shown).toHaveJSProperty('naturalWidth', 1_200)
      await expect(shown).toHaveAttribute('height', '768')
      await expect(letter).toHaveAccessibleDescription(/^8 words/)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(letter).toHaveValue('We open.')
      await page.keyboard.press('ControlOrMeta+Shift+z')
      await expect(letter).toHaveValue(/1200x1800/)

      await page.getByRole('button', { name: 'Picture', exact: true }).click()
      const png = await sharp({
        create: { ...create, width: 90, height: 60, channels: 4, background: '#0000' },
      })
        .png()
        .toBuffer()
      await choose('key.png', png, 'A key')
      await expect(letter).toHaveValue(
        /-1200x1800\.jpg\)\n\n!\[A key\]\(\/letters\/pictures\/[\da-f]{16}-90x60\.jpg\)$/,
      )
      await expect(seen.frameLocator('iframe').getByRole('img', { name: 'A key' })).toHaveJSProperty(
        'naturalWidth',
        90,
      )
      await page.getByRole('button', { name: 'Picture', exact: true }).click()
      await choose('key.png', png, 'The same key')
      await expect(letter).toHaveValue(/The same key/)
      expect(await kept()).toHaveLength(2)
      const typed = await letter.inputValue()
      await letter.fill(`${typed}\n\n![A pixel](https://x.uk/a.png)`)
      await expect(seen).toContainText('a picture must be one that you put into a letter on the desk')
      await letter.fill(typed)
      await expect(seen).not.toContainText('Before it can go')

      await page.getByLabel('Your email address').fill('me@x.uk')
      await page.getByRole('button', { name: 'Send the test' }).click()
      await expect(page.getByText('Sent to me@x.uk')).toBeVisible()
      expect(mailed()).toMatch(
        /src=3D"https:\/\/localhost:9\/letters\/pictures\/[\da-f]{16}-1200x1800\.jpg" alt=3D"A van/,
      )
      expect(mailed()).toContain('[A key]')
      const whom = page.getByRole('region', { name: 'Who gets it' })
      await whom.getByLabel('Type 6 to send it').fill('6')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Write one like it' }).click()
      await expect(letter).toHaveValue(typed)
      await expect(seen.frameLocator('iframe').getByRole('img', { name: 'A key' })).toHaveJSProperty(
        'naturalWidth',
        90,
      )
    })

    test('a stopped letter: new words for those who have not got it, and the right numbers even if somebody else resumes it meanwhile', async ({
      list: { database, environment },
      page,
      link,
    }) => {
      const waitlist = (...words: string[]) => runWaitlistWith(environment, ...words)
      await write(page, link)
      await letterOf(page).fill('We open on Monday.')
      await page.getByLabel('Name').fill('launch')
      await page.getByLabel('Type 6 to send it').fill('6')
      await page.keyboard.press('Enter')
      const letters = page.getByRole('region', { name: 'Letters' })
      await expect(letters).toContainText('0 of 6 sent')
      await database.query(
        `update letter_recipient set sent_at = 1, begun_at = 1, attempts = 1 where email_key in ('p0@x.uk', 'p1@x.uk')`,
      )
      await letters.getByRole('button', { name: 'Stop it' }).click()
      await expect(letters).toContainText('2 of 6 sent')
      await letters.getByRole('button', { name: 'Change its words' }).click()
      await expect(page).toHaveURL(/#letters\/letter-launch$/)
      await expect(page.getByRole('heading', { name: 'Write it' })).toBeFocused()
      await expect(page.getByLabel('Subject')).toHaveValue('We open in Leeds')
      await expect(page.getByLabel('Name')).toHaveCount(0)
      const keeps = page.getByRole('region', { name: 'Who gets these words' })
      await expect(keeps).toContainText('2 people have the old words; 4 will get these.')
      const seen = page.getByRole('region', { name: 'What they will see' })
      await expect(seen.frameLocator('iframe').getByText('We open on Monday.')).toBeVisible()
      await seen.getByLabel('As text').check()
      await expectFlawless(page)

      // Somebody else resumes the letter, and later stops it: the open page shows both.
      const resumed = await waitlist('letter', 'resume', 'launch', '--yes', '4')
      expect(resumed.code).toBe(0)
      await expect(keeps).toContainText('It is not stopped any more.')
      await expect(keeps.getByRole('button')).toHaveCount(0)
      await database.query(
        `update letter_recipient set sent_at = 1, begun_at = 1 where email_key = 'p2@x.uk'`,
      )
      await waitlist('letter', 'stop', 'launch')
      await expect(keeps).toContainText('3 people have the old words; 3 will get these.')

      await page.getByRole('button', { name: 'Use these words' }).click()
      await expect(keeps.getByRole('status')).toHaveText('It has these words already.')
      await letterOf(page).fill('We open on Friday.')
      await expect(seen.locator('pre')).toContainText('We open on Friday.')
      await page.getByRole('button', { name: 'Use these words' }).click()
      await expect(page.locator('.notice')).toContainText(
        'has new words. 3 people have the old words; 3 will get these.',
      )
      await expect(letters).toContainText('3 of them with the words before you changed them')
      await letters.getByText('Resume it', { exact: true }).click()
      await letters.getByLabel('Type 3 to resume it').fill('3')
      await page.keyboard.press('Enter')
      await expect(letters.getByRole('button', { name: 'Stop it' })).toBeVisible()
      expect(JSON.parse((await waitlist('letter', 'status', '--json')).stdout)).toMatchObject([
        { name: 'launch', state: 'going', body: 'We open on Friday.', sent: 3, old: 3, left: 3 },
      ])
    })

    test('the booking link of a wave: refused if faulty, seen, tested, stored with the codes', async ({
      list: { database, mailed },
      page,
      link,
    }) => {
      await page.goto(link)
      await page.getByRole('link', { name: 'Waves and letters' }).click()
      await page.getByRole('button', { name: 'Invite a wave' }).click()
      const seen = page.getByRole('region', { name: 'What they will see' })
      const book = seen.getByLabel('Where they book')
      await book.fill('http://book.x.uk')
      await expect(seen.locator('.fault')).toContainText('The booking link must be one address')
      await book.fill('https://book.x.uk/leeds')
      await expect(seen.locator('.fault')).toHaveCount(0)
      const button = seen.frameLocator('iframe').getByRole('link', { name: 'Book your visit' })
      await expect(button).toHaveAttribute('href', 'https://book.x.uk/leeds')
      await page.getByLabel('Your email address').fill('me@x.uk')
      await page.getByRole('button', { name: 'Send the test' }).click()
      await expect(page.getByText('Sent to me@x.uk')).toBeVisible()
      expect(mailed()).toContain('href=3D"https://book.x.uk/leeds"')
      await page.getByLabel('At most this many', { exact: true }).fill('2')
      await page.getByLabel('Type 2 to invite them').fill('2')
      await page.keyboard.press('Enter')
      await expect(page.getByText('2 people invited; their emails go out in 15 minutes.')).toBeVisible()
      expect(await database.query('select distinct book from perk_code')).toEqual([
        { book: 'https://book.x.uk/leeds' },
      ])
    })
  })
