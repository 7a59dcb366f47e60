import react from '@vitejs/plugin-react'
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { fillTemplate } from '#src/http/template.ts'
import type { Documents } from '#src/page/prerendering/prerender.tsx'
import { createTestDatabase } from '#test/support/test-database.ts'

/** A founder’s edits, each in one file; after them, no page may contain `GONE`. */
const EDITS: Record<string, [from: string, to: string][]> = {
  'content/offer.ts': [['percent: 15, months: 3, pounds: 20', 'percent: 40, months: 5, pounds: 75']],
  'content/periods.ts': [
    ['confirmLink: days(7)', 'confirmLink: days(3)'],
    ['unconfirmed: days(30)', 'unconfirmed: days(45)'],
    ['beforeUnconfirmed: days(7)', 'beforeUnconfirmed: days(9)'],
    ['emailRecords: days(90)', 'emailRecords: days(120)'],
    ['pastCarDate: days(90)', 'pastCarDate: days(100)'],
    ['complaintAnswer: days(30)', 'complaintAnswer: days(20)'],
  ],
  'content/launch.ts': [["when: '2026', until: '2026-12-31'", "when: 'spring 2027', until: '2027-05-31'"]],
  'content/founder.ts': [["sentence: ''", "sentence: 'I wash cars.'"]],
  'content/plans.ts': [["price: string = ''", "price: string = 'Plans from £24 a month'"]],
  'content/faq.ts': [['answer: `We’ll cover', 'answer: `Leeds first. We’ll cover']],
}
const GONE = /15 ?%|£20|\b2026\b|first (?:3|three) months|seven days|30 days|90 days/i
const DAY_MS = 86_400_000
const ASSETS = {
  style: { inline: 'x' },
  otherStyle: { inline: 'x' },
  loader: { inline: 'x' },
  core: '',
  client: [],
  panel: [],
  share: '',
  streetLife: '',
  pageScript: () => '',
}

let vite: ViteDevServer
const load = <Module>(path: string) =>
  (vite.environments.ssr as RunnableDevEnvironment).runner.import<Module>(path)

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [react(), { name: 'edits', enforce: 'pre', transform: edited }],
  })
})
afterAll(() => vite.close())

function edited(code: string, id: string): string | undefined {
  const [, edits] = Object.entries(EDITS).find(([file]) => id.endsWith(file)) ?? []
  return edits?.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${id} does not say: ${from}`)
    return text.replace(from, to)
  }, code)
}

describe('after one edit of the offer, the periods or an answer, everything follows', () => {
  test('every page, with its structured data', async () => {
    const { documents } = await load<{ documents: Documents }>('/src/page/prerendering/prerender.tsx')
    const pages = Object.fromEntries(Object.entries(documents).map(([name, page]) => [name, page(ASSETS)]))
    for (const page of Object.values(pages)) expect(page.match(GONE)).toBeNull()
    const landing = pages['index.html']!
    const structured = landing.match(/<script type="application\/ld\+json">(.*?)<\/script>/)![1]!
    const shown = landing.replace(/<script.*?<\/script>/gs, '')
    for (const text of [structured, shown]) {
      expect(text).toContain('40% off their first 5 months and £75 off their first EV charge')
      expect(text).toContain('Leeds first.')
      expect(text).toContain('No card to join. Plans from £24 a month.')
    }
    expect(shown).toContain(
      'Join the waitlist now and get priority access, 40% off your first 5 months and £75 off your first EV charge.',
    )
    expect(shown).toContain('I wash cars.')
    for (const place of ['hero', 'banner'])
      for (const perk of ['40% Off Your First 5 Months', '£75 Off Your First EV Charge'])
        expect(pages[`joined-${place}.html`]).toContain(perk)
    for (const words of ['within 45 days', 'for 120 days', 'within 20 days'])
      expect(pages['privacy.html']).toContain(words)
    expect(pages['confirm-expired.html']).toContain('last three days')
  })

  test('the page after a launch date slipped, and after we launched', async () => {
    const { documents } = await load<{ documents: Documents }>('/src/page/prerendering/prerender.tsx')
    const { createLaunchSaid } = await load<typeof import('#src/launch-said.ts')>('/src/launch-said.ts')
    const pageOn = (day: string, came = '') =>
      fillTemplate(
        documents['index.html']!(ASSETS),
        createLaunchSaid({ when: 'spring 2027', until: '2027-05-31' }, came)(Date.parse(day)),
      )
    expect(pageOn('2027-01-01')).toContain('launching spring 2027 | Kerbside')
    expect(pageOn('2027-01-01')).toContain('Launching in major UK cities in spring 2027.')
    expect(pageOn('2027-06-01')).toContain('Launching soon')
    expect(pageOn('2027-06-01')).not.toContain('2027')
    const come = pageOn('2027-06-01', '2027-05-20')
    for (const words of [
      'launched 20 May 2027 | Kerbside',
      '<b>Launched 20 May 2027</b>',
      'Launched on 20 May 2027.',
    ])
      expect(come).toContain(words)
    expect(come).not.toMatch(/\blaunching\b/i)
  })

  test('dialog, emails, terms of the perks and the desk', async () => {
    const words = await Promise.all(
      [
        'content/waitlist',
        'content/mail',
        'content/mail-pages',
        'content/perk-terms',
        'waitlist/founder/nightly',
        'waitlist/founder/complaints/complaints',
      ].map(file => load(`/src/${file}.ts`)),
    )
    // An example of a day is not a launch date.
    const said = JSON.stringify(words).replaceAll(/must be a day: [^"]*/g, '')
    expect(said.match(GONE)).toBeNull()
    for (const text of [
      '"40% Off Your First 5 Months"',
      'The 40% is taken off what your subscription costs in its first five months',
      'The £75 is taken off',
      'lasts three days',
      'deleted after 45 days',
      'within 45 days of the email',
      '(20 days after',
    ])
      expect(said).toContain(text)
  })

  test('Maeve', async () => {
    const { maeveKnowledge } = await load<typeof import('#src/maeve/knowledge/knowledge.ts')>(
      '/src/maeve/knowledge/knowledge.ts',
    )
    const { createOfflineEngine } = await load<typeof import('#src/maeve/server/engine.ts')>(
      '/src/maeve/server/engine.ts',
    )
    for (const { id, kind, text } of maeveKnowledge)
      if (kind === 'service' || kind === 'not-published') expect([id, text.match(GONE)]).toEqual([id, null])
    const engine = createOfflineEngine(maeveKnowledge)
    const ask = (content: string) => engine.answer([{ role: 'user', content }]).message
    expect(ask('what are the perks?')).toContain('40% off your first 5 months')
    expect(ask('how much does it cost?')).toContain('£75 off their first EV charge')
    expect(ask('which areas do you cover?')).toContain('Leeds first.')
  })

  test('the code that acts on them', async () => {
    const { createLinks } = await load<typeof import('#src/waitlist/server/confirm/mail-links.ts')>(
      '/src/waitlist/server/confirm/mail-links.ts',
    )
    const own = await createTestDatabase('sqlite')
    const database = own.open()
    await migrate(database)
    const links = createLinks(database, 'https://kerbside.test')
    const token = await links.token('confirm', { email_key: 'me@x.uk', joined_at: 1 })
    const expiredAfter = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
      const read = await links.read('confirm', token)
      vi.useRealTimers()
      return read?.expired
    }
    expect([await expiredAfter(2), await expiredAfter(4)]).toEqual([false, true])
    await database.close()
    await own.remove()
  })
})
