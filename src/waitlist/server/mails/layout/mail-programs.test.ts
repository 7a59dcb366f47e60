import { expect, test } from 'vitest'
import { mailWords } from '#src/content/mail.ts'
import { newsMailHtml } from '#src/founder-news/server/news-mail.ts'
import { emailBody } from '#src/letters/text/email-body.ts'
import { readMarkdown } from '#src/letters/text/markdown.ts'
import { contrast } from '#test/support/contrast.ts'
import { frameHtml } from './frame.ts'
import { shortMailHtml } from './short-mail.ts'

const SITE = 'https://kerbside.test'
const frame = {
  subject: 'S',
  preview: 'P',
  title: 'T',
  links: { home: SITE, manage: `${SITE}/m`, unsubscribe: `${SITE}/u` },
  operator: { name: 'K', contact: 'k@kerbside.test' },
}
const button = { text: 'Book', url: SITE }
const row = { name: 'Leeds', figure: '54', note: 'was 37' }
const body =
  '**[Book](/)**\n\n- one\n  1. inner\n\n> said\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n---\n\n![A van](/letters/pictures/0123456789abcdef-1200x800.jpg)\n\n    if so:\n      then  this'
const short = {
  ...frame,
  paragraphs: ['One\ntwo'],
  code: 'AB-C',
  list: ['perk'],
  van: true as const,
  sign: { code: 'LS6', town: 'Leeds', begun: 'LS6 has begun', houses: [4, 1, 0], promise: 'Then we look.' },
  button,
  after: [`Share: ${SITE}/?r=a&b.`],
}
const mails = {
  letter: frameHtml(frame, emailBody(readMarkdown(body), { publicUrl: SITE, name: 'open' })),
  short: shortMailHtml(short),
  news: newsMailHtml({
    ...frame,
    headline: [row],
    parts: [{ title: 'T', words: 'W', list: ['a'], rows: [row], command: 'c' }],
  }),
}
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z]\w*)((?:\s[^>]*)?)>/g)].map(([whole, name = '', rest = '']) => ({
    whole,
    name,
    ground: /bgcolor="([^"]+)"/.exec(rest)?.[1],
    style: /style="([^"]*)"/.exec(rest)?.[1] ?? '',
  }))

test.each(Object.entries(mails))('%s: needs nothing that Outlook drops', (_name, html) => {
  const wrong = tagsOf(html).filter(({ name, ground, style }) => {
    const colour = /background:(#\w+)/.exec(style)?.[1]
    // Outlook colours cells by their attribute, pads only cells, and runs spans and spaces together in one line.
    if (['table', 'td', 'th'].includes(name) && colour !== ground) return true
    if (['p', 'ul', 'ol', 'li', 'span'].includes(name) && /padding:(?!0(?:;|$))/.test(style)) return true
    return (name === 'span' && /display:block/.test(style)) || /white-space:pre/.test(style)
  })
  expect(wrong.map(({ whole }) => whole)).toEqual([])
  expect(html).not.toMatch(/<table(?![^>]*cellpadding="0")/)
})

test('a button is amber, and its words are legible both as they are and after a program that darkens emails made them light', () => {
  const [, ground = '', size = '', words = ''] =
    /bgcolor="(#\w+)".*?<a [^>]*font:700 (\d+)px[^>]*[;"]color:(#\w+)/s.exec(
      mails.short.slice(mails.short.indexOf('class="button"')),
    ) ?? []
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(ground.slice(at, at + 2), 16))
  expect(red! > 1.5 * green! && green! > 2 * blue!, 'amber').toBe(true)
  expect(contrast(words, ground)).toBeGreaterThan(4.5)
  // Bold text of 18.66 pixels or more is large text, which needs a contrast of 3 to 1.
  expect(Number(size)).toBeGreaterThanOrEqual(19)
  expect(contrast('#ffffff', ground)).toBeGreaterThan(3)
})

test('addresses in text are links, code keeps its lines and spaces, and columns keep their alignment', () => {
  expect(mails.short).toContain(`Share: <a class="link" href="${SITE}/?r=a&amp;b"`)
  expect(mails.short).toContain('One<br>two')
  expect(mails.letter).toContain('if so:<br>&nbsp; then&nbsp; this')
  expect(mails.letter).toMatch(/<td align="right"[^>]*>2</)
})

const { footer, team, date, open, ...kinds } = mailWords
test.each(Object.entries(kinds))(
  '%s has a preview next to its subject, in words of its own',
  (_name, kind) => {
    const { subject, title, preview } = kind
    expect(preview.length).toBeGreaterThan(30)
    expect(preview.length).toBeLessThan(90)
    const words = 'paragraphs' in kind ? kind.paragraphs.join(' ') : kind.lead('')
    for (const said of [subject, title, words]) expect(said).not.toContain(preview)
    expect(Object.values(kinds).filter(other => other.preview === preview)).toHaveLength(1)
    const shown = shortMailHtml({ ...short, subject, title, preview }).split('<body')[1]!
    expect(shown.replace(/^[^>]*>|<[^>]*>/g, '').trim()).toMatch(new RegExp(`^${preview}`))
  },
)
