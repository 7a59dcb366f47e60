import { type BrowserContext, chromium, firefox, type Page, webkit } from '@playwright/test'
import { type Driver, type Engine, type Look, PHONE, type Tab } from './tab.ts'

const TYPES = { chromium, firefox, webkit }

/** Returns the path of Playwright's own build of this engine. */
export function builtByPlaywright(engine: Engine): string {
  return TYPES[engine].executablePath()
}

/** Starts Chromium or, on a laptop, the WebKit or Firefox that Playwright has built. */
export async function startPlaywright(engine: Engine, executablePath: string, look?: Look): Promise<Driver> {
  const browser = await TYPES[engine].launch({
    executablePath,
    timeout: 300_000,
    ...(engine === 'chromium' && {
      // As root, for example in a container, Chromium runs only without its sandbox.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-gpu',
        '--font-render-hinting=none',
      ],
      ignoreDefaultArgs: ['--disable-back-forward-cache', ...(look?.phone ? [] : ['--hide-scrollbars'])],
    }),
  })
  return {
    async visitor({ width = PHONE.width, height = PHONE.height } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        ...(look && {
          colorScheme: look.dark ? 'dark' : 'light',
          reducedMotion: look.moving ? 'no-preference' : 'reduce',
          deviceScaleFactor: look.phone ? 2 : 1,
        }),
        locale: 'en-GB',
        ignoreHTTPSErrors: true,
      })
      const newTab = async () => tabOf(context, await context.newPage(), engine)
      return { tab: await newTab(), newTab, leave: () => context.close() }
    },
    close: () => browser.close(),
  }
}

function tabOf(context: BrowserContext, page: Page, engine: Engine): Tab {
  return {
    goto: async url => void (await page.goto(url)),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    reload: async () => void (await page.reload()),
    run: (work, ...values) =>
      page.evaluate(`(${work})(...${JSON.stringify(values)})`) as ReturnType<Tab['run']> as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    pointAt: (x, y) => page.mouse.move(x, y),
    press: key => page.keyboard.press(key),
    type: text => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    print: async () => page.pdf({ format: 'A4' }),
    async collectGarbage() {
      if (engine !== 'chromium') return page.requestGC()
      const tools = await context.newCDPSession(page)
      await tools.send('HeapProfiler.collectGarbage')
      await tools.detach()
    },
    screenshot: async path => void (await page.screenshot({ path })),
    show: () => page.bringToFront(),
  }
}
