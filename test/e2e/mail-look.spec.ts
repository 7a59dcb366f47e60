import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { mailWords } from '#src/content/mail.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import { createLetterWriter } from '#src/letters/mails/letter-writer.ts'
import { invitationWords } from '#src/waitlist/server/mails/invitation-words.ts'
import { shortMailHtml } from '#src/waitlist/server/mails/layout/short-mail.ts'
import { violations } from './no-violation.ts'

const SITE = 'https://kerb.example'
const operator = { name: 'Kerb Ltd', contact: 'hello@kerb.example' }
const links = { home: SITE, manage: `${SITE}/manage?t=1`, unsubscribe: `${SITE}/unsubscribe?t=1` }
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch'
const BODY = `**[Book](/)**

## ${LONG}

${SITE}/${'a-long-path/'.repeat(8)} and \`${'x'.repeat(60)}\`

- one
- [two](/two)

> said by ${LONG}

![A van at the kerb](/letters/pictures/0123456789abcdef-1200x800.jpg)

| Day | Where | From | Until |
|---|---|---|---|
| Wednesday | ${LONG} | 09:30 | 17:30 |

    npm run ${'word-'.repeat(20)}`

const invitation = () => {
  const words = invitationWords(
    { code: 'SNPZ-QV26-P9ND', terms: perkTerms.version },
    mailWords.invite,
    SITE,
    { postcode: 'LS6 2AB' },
  )
  return shortMailHtml({ ...words, after: [...words.after, `Here: ${SITE}/?r=abc.`], links, operator })
}
const welcome = (code = 'SW1A', town = 'Kingston upon Thames') => {
  const { paragraphs, button, link, after, ...words } = mailWords.welcome
  const sign = {
    code,
    town,
    begun: `${code}: neighbour no. 1,204`,
    houses: [],
    promise: '',
  }
  return shortMailHtml({
    ...words,
    van: true,
    paragraphs,
    list: perkTerms.perks,
    sign,
    button: { text: button, url: SITE },
    after: [link(`${SITE}/in/sw1a?r=abcdefghjkmn`), ...after],
    links,
    operator,
  })
}
const letter = async () => {
  const draft = createLetterWriter({
    links: { url: async purpose => `${SITE}/${purpose}?t=1` },
    publicUrl: SITE,
    operator,
  })
  const written = {
    name: 'open',
    subject: 'We open',
    preview: 'Book',
    purpose: 'launch',
    body: BODY,
  } as const
  return (await draft(written)({ email_key: 'me@x.uk', email: 'me@x.uk', joined_at: 1 })).html
}

test.use({ viewport: { width: 320, height: 640 } })

for (const [name, write] of Object.entries({ invitation, welcome, letter }))
  test(`${name} on a small phone: no wider than the screen, links big enough for thumbs, legible in light and dark mode`, async ({
    page,
  }) => {
    // Blocks pictures, as many mail programs do.
    await page.route(`${SITE}/**`, route => route.abort())
    const html = await write()
    // Some mail programs drop style sheets.
    for (const shown of [html, html.replace(/<style>.*?<\/style>/gs, '')]) {
      await page.setContent(shown)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await heights(page, '.button a, .quiet a:not(.link)')).toEqual([])
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setContent(html)
      await page.emulateMedia({ colorScheme })
      // Only rules about the email itself: landmarks are a matter for the mail program's page.
      const rules = [
        'color-contrast',
        'image-alt',
        'link-in-text-block',
        'link-name',
        'list',
        'empty-heading',
      ]
      expect(await violations(page, 'html', rules)).toEqual([])
    }
  })

for (const [code, town] of [
  ['M1', 'Manchester'],
  ['SW1A', 'London'],
  ['WV10', 'Wolverhampton'],
  ['LD1', 'Llandrindod Wells'],
] as const)
  test(`on a small phone the sign of ${code} ${town} breaks no word, and its border shows in dark mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setContent(welcome(code, town))
    const letters = page.locator('td[style*="font:800"]')
    expect(await letters.allInnerTexts()).toEqual([town.toUpperCase(), code])
    const lines = letters.evaluateAll(cells =>
      cells.map(cell => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }),
    )
    expect(await lines).toEqual([town.split(' ').length, 1])
    const line = letters.first().locator('xpath=ancestor::td[@bgcolor="#10261f"]')
    await expect(line.locator('xpath=../../../..')).toHaveCSS('background-color', 'rgb(255, 253, 248)')
    await expect(letters.first()).toHaveCSS('background-color', 'rgb(255, 253, 248)')
  })

/** Returns links that are not tall enough for a thumb. */
const heights = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(all =>
      all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.textContent),
    )
