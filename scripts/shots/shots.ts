import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startEngine } from '../../test/e2e/engines/drivers/start-engine.ts'
import type { Engine, Look, Visitor } from '../../test/e2e/engines/drivers/tab.ts'
import { Line } from '../../test/e2e/engines/line.ts'
import { View } from '../../test/e2e/engines/view.ts'
import { mailSettings } from '../../test/e2e/mailbox.ts'
import { Site } from '../../test/e2e/site.ts'
import { findChromium } from '../find-chromium.ts'
import { findEngine } from '../find-engine.ts'
import { photographMails } from './mails.ts'
import { PAGE, type State, settle, states } from './states.ts'

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
/** The settings of the running site. */
let current = 'false false'

const HELP = `Usage: npm run art -- shots [STATE...] [--size 390,1440] [--scheme light] [--engine chromium,webkit,firefox] [--out FOLDER]
       npm run art -- shots mails [NAME...] [--out FOLDER]

Photographs every section and state of the built site, in light and dark, in Chromium unless you name other engines, into ${FOLDER}/.
A STATE is the start of a name: ${states.map(({ name }) => name).join(', ')}.

mails: every email, at 600 and 360 px, in light and dark, without pictures, without style sheets, and darkened by the
mail program. Prints which would scroll sideways. NAME is confirm, unconfirmed, welcome, invite, remind, topic, letter, alert or monday.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: Object.keys(SIZES).join() },
    scheme: { type: 'string', default: SCHEMES.join() },
    engine: { type: 'string', default: 'chromium' },
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
  const site = new Site()
  try {
    await site.start(SETTINGS)
    await site.seed(1_204)
    mkdirSync(values.out, { recursive: true })
    for (const engine of values.engine.split(',') as Engine[])
      for (const size of values.size.split(',') as (keyof typeof SIZES)[])
        for (const scheme of values.scheme.split(',') as (typeof SCHEMES)[number][])
          for (const moving of [false, true])
            await shootAll(
              wanted.filter(state => !!state.moving === moving),
              site,
              engine,
              size,
              { dark: scheme === 'dark', phone: SIZES[size][0] < 700, moving },
            )
  } finally {
    await site.remove()
  }
}

async function shootAll(wanted: State[], site: Site, engine: Engine, size: keyof typeof SIZES, look: Look) {
  if (!wanted.length) return
  const [width, height] = SIZES[size]
  const executable = engine === 'chromium' ? findChromium(() => {}) : findEngine(engine, console.log)
  const browser = await startEngine(engine, executable ?? '', look)
  if (!browser) return
  for (const state of wanted) {
    await settings(site, state)
    const line = new Line(site.url)
    await line.open()
    const visitor = await browser.visitor({ width, height })
    const path = `${values.out}/${state.name}-${size}-${look.dark ? 'dark' : 'light'}-${engine}.png`
    await photograph(visitor, line, site, state, path).catch(error =>
      console.error(`${path}: ${error.message.split('\n')[0]}`),
    )
    await visitor.leave()
    await line.close()
  }
  await browser.close()
}

/** Restarts the site if a state needs different settings from the one before it. */
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

async function photograph({ tab }: Visitor, line: Line, site: Site, state: State, path: string) {
  const view = new View(tab)
  if (state.clock) line.beforeLoad = Function(`(${standStill})(${JSON.stringify(state.clock)})`) as () => void
  if (state.blocked) line.cut(state.blocked)
  line.withoutScript = state.withoutScript ?? false
  await view.open(line.url + (state.path ?? '/'))
  await settle(view)
  // A whole page is framed only after `reach`, which may lead to a shorter one: a page always fills its window, so an
  // enlarged window would leave a gap.
  if (state.of && state.of !== PAGE) await frame(view, state.of)
  await state.reach?.(view, line, site)
  if (state.of) await frame(view, state.of)
  await settle(view)
  if (state.paper) return writeFileSync(path.replace('.png', '.pdf'), await tab.print())
  await tab.screenshot(path)
  if (state.of) await crop(view, state.of, path)
}

/** Scrolls the element that a selector names into view, and enlarges the window if it is too small. */
async function frame({ tab }: View, selector: string) {
  const { width, height, needed } = await tab.run(selector => {
    const { height } = document.querySelector(selector)!.getBoundingClientRect()
    return { width: innerWidth, height: innerHeight, needed: Math.ceil(height) }
  }, selector)
  if (needed > height) await tab.resize(width, needed)
  await tab.run(
    selector => document.querySelector(selector)!.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    selector,
  )
}

/** Crops a picture to the element that a selector names. */
async function crop(view: View, selector: string, path: string) {
  const box = await view.tab.run(selector => {
    const { left, top, right, bottom } = document.querySelector(selector)!.getBoundingClientRect()
    const dots = (place: number, most: number) =>
      Math.round(Math.min(Math.max(place, 0), most) * devicePixelRatio)
    const [x, y] = [dots(left, innerWidth), dots(top, innerHeight)]
    return { left: x, top: y, width: dots(right, innerWidth) - x, height: dots(bottom, innerHeight) - y }
  }, selector)
  await sharp(await sharp(path).extract(box).toBuffer()).toFile(path)
}

/** Stops the page's clock. Runs in the page, before anything else. */
function standStill(time: string) {
  const Clock = Date
  const now = new Clock(time).getTime()
  window.Date = class extends Clock {
    constructor(...values: []) {
      super(...(values.length ? values : ([now] as unknown as [])))
    }
    static override now() {
      return now
    }
  } as DateConstructor
}
