import * as nodemailer from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { senderFaults } from '#src/founder/mail-environment.ts'
import { createCopier } from '#src/mail/copies.ts'
import { type Mail, messageOf } from '#src/mail/message.ts'
import { createLetterWriter } from '../mails/letter-writer.ts'
import { letterFaults } from './letter-faults.ts'
import { LetterFaults, readLetter } from './letter-file.ts'

const SITE = 'https://kerbside.test'
const operator = { name: 'Kerbside Ltd', contact: 'hello@kerbside.test' }
const front = (lines: string) => `---\n${lines}\n---\n`
const VAN = '/letters/pictures/0123456789abcdef-1200x800.jpg'
const GOOD = front('subject: We open\npreview: Book now\npurpose: launch')

const draft = createLetterWriter({
  links: { url: async purpose => `${SITE}/${purpose}?t=abc` },
  publicUrl: SITE,
  operator,
})
const mailOf = (body: string) => {
  const letter = readLetter('launch.md', GOOD + body)
  return draft(letter)({ email_key: 'me@x.uk', email: 'Me@x.uk', joined_at: 1 })
}
const faultsOf = async (body: string) =>
  letterFaults(readLetter('launch.md', GOOD + body), await mailOf(body), SITE)
const headersOf = ({ headers }: Email) =>
  headers
    .filter(({ key }) => key !== 'content-type' && key !== 'date')
    .sort((a, b) => (a.key < b.key ? -1 : 1))
const refusal = (path: string, text: string) => {
  try {
    readLetter(path, text)
    return 'none'
  } catch (error) {
    expect(error).toBeInstanceOf(LetterFaults)
    return (error as Error).message
  }
}

test('reads a letter’s file: front matter, then Markdown, with any line ends', () => {
  const text =
    '\uFEFF---\r\nsubject: "We: open"\r\npreview: Book\r\npurpose: launch\r\n---\r\n\r\nHello\r\nyou\r\n'
  expect(readLetter('/tmp/we-open.md', text)).toEqual({
    name: 'we-open',
    subject: 'We: open',
    preview: 'Book',
    purpose: 'launch',
    body: 'Hello\nyou',
  })
})

test('everything that is wrong with a file is reported at once', () => {
  expect(refusal('launch.md', 'Hello')).toContain('it must begin with ---')
  const said = refusal('Launch Letter.md', front(`subject: ${'x'.repeat(79)}\npurpose: party\ncolour: red`))
  for (const part of ['lower-case letters', 'has 79 characters', 'no preview', 'party', 'colour', 'no words'])
    expect(said).toContain(part)
  expect(refusal('__proto__.md', GOOD)).toContain('lower-case letters')
  expect(refusal('launch.md', `${front('subject: a\npreview: b\npurpose: toString')}x`)).toContain(
    'purpose must be',
  )
})

test.each([
  ['Dear {{name}}', 'left to fill in: {{name}}'],
  ['Dear %FIRST_NAME%', 'left to fill in: %FIRST_NAME%'],
  ['On [DATE] we open', 'left to fill in: [DATE]'],
  ['TODO: the price', 'left to fill in: TODO'],
  ['Lorem ipsum dolor', 'left to fill in: Lorem ipsum'],
  ['- a list\n- with {{price}}', 'left to fill in: {{price}}'],
  ['Hello <b>you</b>', 'HTML does not work here'],
  ['<script>alert(1)</script>', 'HTML does not work here'],
  ['[Go](http://x.uk)', 'must lead to https://'],
  ['[Go](book.x.uk/ls6)', 'must begin with https://: https://book.x.uk/ls6'],
  ['[Go](javascript:alert(1))', 'must lead to https://'],
  ['[](https://x.uk)', 'has no words'],
  ['[https://bank.example](https://x.uk)', 'name an address that'],
  ...[
    ...['https://x.uk/a.png', '//x.uk/a.png', 'data:image/png;base64,AA', '/van.png', `${VAN}?u=1`],
    ...[`https://x.uk${VAN}`, VAN.replace('0123', '../1'), VAN.replace('.jpg', '.png')],
  ].map(address => [`![A van](${address})`, 'must be one that you put into a letter']),
  [`![](${VAN})`, 'has no words'],
  ['x '.repeat(60_000), 'Gmail cuts emails off'],
])('refused: %s', async (body, why) => {
  const faults = await faultsOf(body)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(why)
})

test('a good letter with everything in Markdown has no faults', async () => {
  const body = `Hello & “you”, 5 < 6, **bold** *soft* \`code\`.\n\n## Perks\n\n- one\n- two\n  1. inner\n\n> said\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n\n**[Book](/book)**\n\n![A van](${VAN})\n\nMore at https://x.uk/a?b=1&c=2 or hello@x.uk.`
  expect(await faultsOf(body)).toEqual([])
})

test('a letter needs the sender’s identity, and HTTPS for its links to unsubscribe', () => {
  expect(senderFaults({ operator, publicUrl: SITE })).toEqual([])
  expect(
    senderFaults({ operator: { name: undefined, contact: undefined }, publicUrl: 'http://kerbside.test' }),
  ).toHaveLength(3)
})

test('links to the site carry the letter’s name, the same for everyone; other links are left alone', async () => {
  const { html, text, unsubscribe } = await mailOf('**[Book](/book?a=1#now)**\n\n[Water](https://x.uk/?q=1)')
  expect(html).toContain('href="https://kerbside.test/book?a=1&amp;l=launch#now"')
  expect(text).toContain('Book:\nhttps://kerbside.test/book?a=1&l=launch#now')
  expect(html).toContain('href="https://x.uk/?q=1"')
  expect(unsubscribe).toBe(`${SITE}/unsubscribe?t=abc`)
  for (const part of [html, text])
    for (const url of [unsubscribe, `${SITE}/manage?t=abc`, `${SITE}/letters/launch`])
      expect(part).toContain(url)
})

test('a letter fetches nothing by itself except the site’s pictures, and runs nothing', async () => {
  const { html } = await mailOf('Hello')
  expect(html).not.toMatch(/<(?:img|script|link|iframe)|@import|url\(/)
})

test('common entities become characters, except in code; the rest of a letter appears as it was written', async () => {
  const { html, text } = await mailOf('Fish &amp; chips, &lt;b&gt;, "5 > 4" &copy; &#163;5 `&amp;`')
  expect(text).toContain('Fish & chips, <b>, "5 > 4" &copy; £5 &amp;')
  expect(html).toContain('Fish &amp; chips, &lt;b&gt;, &quot;5 &gt; 4&quot; &amp;copy; £5')
  expect(html).toContain('&amp;amp;')
})

test('a picture takes up its space before it is loaded, and is no wider than the card or its own width', async () => {
  const { html } = await mailOf(`![A van](${VAN})\n\n![A key](${VAN.replace('1200x800', '90x45')})`)
  const sizes = [...html.matchAll(/<img[^>]* src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g)]
  expect(sizes.map(([, ...one]) => one)).toEqual([
    [SITE + VAN, 'A van', '512', '341'],
    [expect.any(String), 'A key', '90', '45'],
  ])
})

test('the text part is wrapped, with lists, headings, tables and addresses', async () => {
  const { text } = await mailOf(
    `${'word '.repeat(30)}\n\n### Perks\n\n1. one\n2. two [here](https://x.uk), ~~not~~ on Sundays\n\n| Day | Where |\n|---|---|\n| Monday | Leeds |\n\n![A van](${VAN})`,
  )
  expect(
    Math.max(
      ...text
        .split('\n')
        .filter(line => line.startsWith('word'))
        .map(line => line.length),
    ),
  ).toBeLessThanOrEqual(72)
  for (const part of [
    'Perks\n-----',
    '1. one\n2. two here (https://x.uk), ~~not~~ on Sundays',
    'Day: Monday\nWhere: Leeds',
    '[A van]',
  ])
    expect(text).toContain(part)
})

test('copies are compiled once, and each reads like an email written for one person alone', async () => {
  const letter = readLetter('launch.md', `${GOOD}**We open** – at last.\n\n- 15 % off\n\n[Book](/)`)
  const writeTo = draft(letter)
  const copy = createCopier('Kerbside’s van <k@kerbside.test>', () => nodemailer)
  for (const email of ['Me@x.uk', 'you@bücher.example', 'müller@bücher.example']) {
    const mail: Mail = await writeTo({ email_key: email, email, joined_at: 1 })
    const message = messageOf(mail, `letter:launch:${email}`, 'Kerbside’s van <k@kerbside.test>')
    const alone = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message)
    const written = await copy(mail, mail.copyOf!, `letter:launch:${email}`)
    const one = await PostalMime.parse(Buffer.concat(written))
    const other = await PostalMime.parse(alone.message as Buffer)
    expect(headersOf(one)).toEqual(headersOf(other))
    expect(Date.parse(one.date!)).toBeGreaterThan(0)
    expect(one.html!.trimEnd()).toBe(mail.html.trimEnd())
    expect(one.text!.trimEnd()).toBe(mail.text.trimEnd())
    for (const part of [one.html, one.text])
      for (const link of ['manage', 'unsubscribe']) expect(part).toContain(`${SITE}/${link}?t=abc`)
  }
})
