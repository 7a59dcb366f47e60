import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { leave } from './leave.ts'
import { makeGarbage } from './make-garbage.ts'
import { type Driver, type Look, PHONE, type Tab } from './tab.ts'

/** Settings that prevent requests and work in the background. */
const QUIET = {
  'fission.bfcacheInParent': true,
  'app.update.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  // Starting a process in advance for a page that never comes costs a tenth of a journey's processor time.
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  // Collects garbage after every megabyte.
  'javascript.options.mem.gc_allocation_threshold_mb': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
}

/** Starts the installed Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string, look?: Look): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      ...QUIET,
      ...(look && {
        'ui.systemUsesDarkTheme': Number(look.dark),
        'ui.prefersReducedMotion': Number(!look.moving),
        // If the density were only emulated, Firefox would draw edges between its pixels.
        'layout.css.devPixelsPerPx': look.phone ? '2' : '1',
        'ui.useOverlayScrollbars': Number(look.phone),
        // A mouse is a fine pointer and can hover; a headless screen has neither.
        'ui.primaryPointerCapabilities': look.phone ? 1 : 6,
      }),
    },
    // The default of half a minute is too short if three start at once.
    timeout: 300_000,
    protocolTimeout: 600_000,
  })
  return {
    async visitor({ width = PHONE.width, height = PHONE.height } = {}) {
      const context = await browser.createBrowserContext()
      const newTab = async () => {
        const page = await context.newPage({ type: 'window' })
        await page.setViewport({ width, height })
        return tabOf(page)
      }
      return { tab: await newTab(), newTab, leave: () => close(context) }
    },
    close: () => browser.close(),
  }
}

async function close(context: BrowserContext) {
  for (const page of await context.pages()) await page.close()
  await context.close()
}

function tabOf(page: Page): Tab {
  const run: Tab['run'] = (work, ...values) =>
    page.evaluate(`(${work})(...${JSON.stringify(values)})`) as never
  return {
    run,
    // Puppeteer's own `goto` may wait for the end of a load that another has replaced. Each navigation runs
    // as a separate task, so that the page answers before it is left.
    goto: url => leave(run, () => run(url => void setTimeout(() => location.assign(url)), url)),
    back: () => run(() => void setTimeout(() => history.back())),
    reload: () => leave(run, () => run(() => void setTimeout(() => location.reload()))),
    clickAt: (x, y) => page.mouse.click(x, y),
    pointAt: (x, y) => page.mouse.move(x, y),
    async press(key) {
      if (key === 'Shift+Tab') await page.keyboard.down('Shift')
      await page.keyboard.press(key === 'Shift+Tab' ? 'Tab' : key)
      if (key === 'Shift+Tab') await page.keyboard.up('Shift')
    },
    type: text => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    print: async () => Buffer.from(await page.pdf({ format: 'A4' })),
    collectGarbage: () => page.evaluate(makeGarbage),
    screenshot: async path => void (await page.screenshot({ path: path as `${string}.png` })),
    show: () => page.bringToFront(),
  }
}
