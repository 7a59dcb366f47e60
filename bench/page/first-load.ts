import { chromium, devices, type Page } from '@playwright/test'
import { phone } from '../budgets.ts'

/** Longer than the loader ever waits for the browser to be idle. */
const QUIET_MS = 6_000

/** One request of a visit. */
export type Loaded = {
  path: string
  /** The name in the browser's developer tools: Document, Script, Font, Image, ... */
  type: string
  /** As sent: headers and the encoded body. */
  bytes: number
  protocol: string
  encoding: string
  /** Whether it was requested before the load event. */
  beforeLoad: boolean
}

/** What a first visit on `phone` fetched, and the path of its hero picture. */
export type FirstLoad = { requests: Loaded[]; hero: string }

/** Opens a page with an empty cache in its own browser and watches until nothing more is fetched. */
export async function watchFirstLoad(
  url: string,
  executablePath: string,
  args: string[],
  scheme: 'light' | 'dark' = phone.scheme,
): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({
      userAgent: devices['Pixel 7']!.userAgent,
      viewport: { width: phone.width, height: phone.height },
      deviceScaleFactor: phone.density,
      isMobile: true,
      hasTouch: true,
      colorScheme: scheme,
      ignoreHTTPSErrors: true,
    })
    const watched = await watch(page)
    await page.goto(url, { waitUntil: 'load' })
    await watched.untilQuiet()
    const hero = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    return { requests: watched.requests(), hero: new URL(hero).pathname }
  } finally {
    await browser.close()
  }
}

/** Returns the total bytes of some requests. */
export function total(requests: readonly Loaded[]): number {
  return requests.reduce((all, { bytes }) => all + bytes, 0)
}

type Seen = Omit<Loaded, 'beforeLoad'> & { at: number }

async function watch(page: Page) {
  const seen = new Map<string, Seen>()
  let loadedAt = Number.POSITIVE_INFINITY
  let lastNews = Date.now()
  const tools = await page.context().newCDPSession(page)
  const news = (id: string, change: (request: Seen) => void) => {
    const request = seen.get(id)
    if (!request) return
    lastNews = Date.now()
    change(request)
  }

  tools.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp
  })
  tools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const { protocol, pathname } = new URL(request.url)
    if (!/^https?:$/.test(protocol)) return
    lastNews = Date.now()
    seen.set(requestId, {
      path: pathname,
      type: type ?? 'Other',
      bytes: 0,
      protocol: '',
      encoding: '',
      at: timestamp,
    })
  })
  tools.on('Network.responseReceived', ({ requestId, response, type }) =>
    news(requestId, request => {
      request.type = type
      request.protocol = response.protocol ?? ''
      request.encoding = response.headers['content-encoding'] ?? ''
      request.bytes = response.encodedDataLength
    }),
  )
  // Adds up pieces, as the live count's stream never finishes. A finished response reports its exact size.
  tools.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    news(requestId, request => {
      request.bytes += encodedDataLength
    }),
  )
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    news(requestId, request => {
      request.bytes = encodedDataLength
    }),
  )
  await tools.send('Network.enable')
  await tools.send('Page.enable')

  return {
    requests: () =>
      [...seen.values()].map(({ at, ...request }) => ({ ...request, beforeLoad: at < loadedAt })),
    async untilQuiet() {
      while (Date.now() - lastNews < QUIET_MS) await new Promise(resolve => setTimeout(resolve, 250))
    },
  }
}
