import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { mailSettings } from '../../e2e/mailbox.ts'
import { Site } from '../../e2e/site.ts'
import { findChromium } from '../find-chromium.ts'
import { photographMails } from './mails.ts'
import { type State, settle, states } from './states.ts'

const SIZES = {
  '390x664': [390, 664],
  '390': [390, 844],
  '768': [768, 1024],
  '1440': [1440, 900],
  '2560': [2560, 1440],
} as const
const SCHEMES = ['light', 'dark'] as const
const FOLDER = '.shots'

const SETTINGS = {
  JOINS_PER_ADDRESS: '9999',
  READS_PER_ADDRESS: '99999',
  MAEVE_REQUESTS_PER_MINUTE: '9999',
  LOG_LEVEL: 'warn',
}
/** What the site that runs has on. */
let current = 'false false'

const HELP = `Usage: npm run shots -- [STATE...] [--size 390,1440] [--scheme light] [--out FOLDER]
       npm run shots -- mails [NAME...] [--out FOLDER]

Photographs every section and state of the built site, in light and dark, into ${FOLDER}/. A STATE is the start
of a name: ${states.map(({ name }) => name).join(', ')}.

mails: every email, at 600 and 360 px, in light and dark, without pictures, without style sheets, and darkened by the
program; says which would scroll sideways. NAME is confirm, welcome, invite, remind, topic, letter, alert or monday.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: Object.keys(SIZES).join() },
    scheme: { type: 'string', default: SCHEMES.join() },
    out: { type: 'string', default: FOLDER },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(HELP)
else if (positionals[0] === 'mails') await photographMails(values.out, positionals.slice(1))
else await shoot()

async function shoot() {
  const wanted = states.filter(
    ({ name }) => !positionals.length || positionals.some(word => name.startsWith(word)),
  )
  const browser = await chromium.launch({
    executablePath: findChromium(() => {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  })
  const site = new Site()
  try {
    await site.start(SETTINGS)
    await site.seed(1_204)
    mkdirSync(values.out, { recursive: true })
    for (const size of values.size.split(',') as (keyof typeof SIZES)[])
      for (const scheme of values.scheme.split(',') as (typeof SCHEMES)[number][])
        for (const state of wanted) {
          await settings(site, state)
          const [width, height] = SIZES[size]
          const phone = width < 700
          const context = await browser.newContext({
            viewport: { width, height },
            deviceScaleFactor: phone ? 2 : 1,
            hasTouch: phone,
            colorScheme: scheme,
            reducedMotion: 'reduce',
            locale: 'en-GB',
            javaScriptEnabled: !state.withoutScript,
          })
          await photograph(context, site, state, `${values.out}/${state.name}-${size}-${scheme}.png`).catch(
            error => console.error(`${state.name} ${size} ${scheme}: ${error.message.split('\n')[0]}`),
          )
          await context.close()
        }
  } finally {
    await browser.close()
    await site.remove()
  }
}

/** Starts the site again where a state needs other settings than the one before it. */
async function settings(site: Site, { mail = false, friends = false }: State) {
  const needed = `${mail} ${friends}`
  if (needed === current) return
  current = needed
  await site.stop()
  await site.start({
    ...SETTINGS,
    ...(mail && mailSettings(site)),
    ...(friends && { REFERRALS: '1' }),
  })
}

async function photograph(context: BrowserContext, site: Site, state: State, path: string) {
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  if (state.clock) await page.clock.setFixedTime(new Date(state.clock))
  if (state.blocked) await page.route(state.blocked, route => route.abort())
  // An anchor has all of the page laid out.
  await page.goto(site.url + (state.path ?? (state.of ? '/#start' : '/')))
  await settle(page, state)
  await state.reach?.(page, site)
  if (state.of === 'page') {
    // Pictures further down load only once they come near.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
    })
  } else if (state.of) await page.locator(state.of.selector).scrollIntoViewIfNeeded()
  await settle(page, state)
  if (state.of && state.of !== 'page') await page.locator(state.of.selector).screenshot({ path })
  else await page.screenshot({ path, fullPage: state.of === 'page' })
}
