import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Serve, serveIn } from './serve.ts'
import { test as base, CHOSEN, expect, formOf } from './site.ts'

/** Does what a founder would: types a ladder into the content file, and builds. */
const test = base.extend<object, { serve: Serve }>({
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, even if no fixture is used
    async ({}, use) => {
      const copy = mkdtempSync(join(tmpdir(), 'kerbside-price-'))
      for (const name of [
        'src',
        'build',
        'art',
        'public',
        'bench',
        'package.json',
        'vite.config.ts',
        'tsconfig.json',
      ])
        cpSync(name, join(copy, name), { recursive: true })
      symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
      const file = join(copy, 'src/content/question.ts')
      const typed = readFileSync(file, 'utf8')
        .replace(`what: ''`, `what: 'a wash at your door'`)
        .replace('pence: [],', 'pence: [1_500, 2_550],')
      writeFileSync(file, typed)
      execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
      await use(serveIn(copy))
      rmSync(copy, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const ASKED = /Would you pay (£15|£25\.50) for a wash at your door\?/
const figure = `(select pence from choice where question = 'price' and choice.email_key = waitlist.email_key)`

test('the price is the last question: it asks about one figure, says it is not a price, and takes one tap', async ({
  site,
  page,
}) => {
  await page.goto(site.url)
  await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
  const dialog = page.getByRole('dialog')
  for (const text of [
    'Which would you like first?',
    'Where is your car mostly parked?',
    'What does it run on?',
  ]) {
    await expect(dialog.getByRole('heading', { name: text })).toBeVisible()
    await dialog.getByRole('button', { name: 'Skip' }).click()
  }
  const asked = dialog.getByRole('heading', { name: ASKED })
  await expect(asked).toBeFocused()
  const [, pounds] = ASKED.exec(await asked.innerText())!
  await expect(dialog).toContainText('A question, not a price.')
  expect((await dialog.innerText()).match(/£\d+(\.\d+)?(?= for a wash)/g)).toEqual([pounds])
  await dialog.getByRole('button', { name: 'Maybe' }).click()
  await expect(
    dialog.getByRole('heading', { name: 'Thank you. That’s all we wanted to know.' }),
  ).toBeFocused()
  expect([site.column(CHOSEN), site.column(figure)]).toEqual([
    ['price maybe'],
    [pounds === '£15' ? 1_500 : 2_550],
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the price is asked on the success page', async ({ site, page }) => {
    await page.goto(site.url)
    await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
    for (let i = 0; i < 3; i += 1) await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await expect(page.getByRole('group', { name: ASKED })).toBeVisible()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByText('That’s all we wanted to know.')).toBeVisible()
    expect(site.column(CHOSEN)).toEqual(['price no'])
  })
})
