import { chromium, devices, type Page } from '@playwright/test'
import { phone } from '../budgets.ts'

/** How much slower than this machine the visitor's phone is. */
const SLOWDOWN = 4
/** A quick typist: faster keys would wait for each other, not for the page. */
const TYPING = { delay: 100 }

/** A tap or key and its cost: milliseconds from the input to the next paint, as Event Timing reports it. */
export type Interaction = { use: string; event: string; target: string; milliseconds: number }

type Timed = { id: number; event: string; target: string; milliseconds: number }

/** What the report calls the first tap in a field. */
export const WAKING = 'first tap'

/** What a visitor does on the page, by its name in the report. */
const USES: Record<string, (page: Page) => Promise<unknown>> = {
  async FAQ(page) {
    for (const at of [0, 1, 1]) await page.locator('.faq summary').nth(at).click()
  },
  /** Measured apart from the rest, because it loads React. */
  async [WAKING](page) {
    await page.locator('#hero-email').tap()
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-alive])'))
  },
  async join(page) {
    const form = page.locator('#hero-form')
    await form.getByLabel('Email').pressSequentially('not an address', TYPING)
    await form.getByLabel('Postcode').pressSequentially('m1 1ae', TYPING)
    await form.getByRole('button').click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await form.getByLabel('Email').fill('')
    await form.getByLabel('Email').pressSequentially(`visitor-${Date.now()}@example.com`, TYPING)
    await form.getByRole('button').click()
    await page.getByRole('dialog').waitFor()
    // The dialog cannot be closed in its first half second.
    await page.waitForTimeout(1_000)
    await page.getByRole('button', { name: 'Get Started' }).click()
  },
  async Maeve(page) {
    await page.getByRole('button', { name: 'Chat with Maeve' }).first().click()
    await page.getByRole('button', { name: 'Rapid EV charging' }).click()
    const field = page.getByLabel('Message Maeve')
    // The field is disabled while a reply is pending.
    await page.locator('.turn[data-role=user]').waitFor()
    await page.locator('.maeve-form input:enabled').waitFor()
    await page.waitForTimeout(500)
    await field.pressSequentially('When is my first MOT due?', TYPING)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Getting an MOT/ }).waitFor()
    await page.getByRole('button', { name: 'Close chat' }).click()
  },
}

/** Interaction to Next Paint as web-vitals defines it, in milliseconds: the longest, leaving out one for every 50. */
export function inp(interactions: readonly Interaction[]): number {
  const sorted = interactions.map(({ milliseconds }) => milliseconds).sort((a, b) => b - a)
  const found = sorted[Math.floor(interactions.length / 50)]
  if (found === undefined) throw new Error('nothing was done on the page')
  return found
}

/** Uses the page as a visitor would, on a phone four times slower than this machine; returns every interaction. */
export async function watchInteractions(
  url: string,
  executablePath: string,
  args: string[],
): Promise<Interaction[]> {
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({
      userAgent: devices['Pixel 7']!.userAgent,
      viewport: { width: phone.width, height: phone.height },
      deviceScaleFactor: phone.density,
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true,
    })
    await page.addInitScript(observe)
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    const found: Interaction[] = []
    for (const [use, act] of Object.entries(USES)) {
      await act(page)
      await page.waitForTimeout(1_000)
      found.push(...longest(await page.evaluate(takeTimed)).map(timed => ({ use, ...timed })))
    }
    return found
  } finally {
    await browser.close()
  }
}

/** An interaction is several events; it took as long as the longest of them. */
function longest(timed: Timed[]): Omit<Interaction, 'use'>[] {
  const byInteraction = new Map<number, Timed>()
  for (const one of timed) {
    const known = byInteraction.get(one.id)
    if (!known || known.milliseconds < one.milliseconds) byInteraction.set(one.id, one)
  }
  return [...byInteraction.values()].map(({ event, target, milliseconds }) => ({
    event,
    target,
    milliseconds,
  }))
}

/** Runs in the page before any of its own scripts. */
function observe() {
  const timed: Timed[] = []
  Object.assign(window, { timed })
  // On any page, a headless Chromium draws no frame for typing in a field with a fixed position, and keeps
  // counting until something else moves. Here something always does.
  addEventListener('DOMContentLoaded', () => {
    const dot = document.body.appendChild(document.createElement('i'))
    dot.style.cssText = 'position: fixed; left: 0; top: 0; width: 1px; height: 1px; background: gray'
    const frame = (time: number) => {
      dot.style.opacity = String(0.5 + (time % 100) / 200)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      const { className = '', tagName = '' } = (entry.target ?? {}) as HTMLElement
      timed.push({
        id: entry.interactionId,
        event: entry.name,
        target: `${tagName.toLowerCase()} ${className}`.trim(),
        milliseconds: entry.duration,
      })
    }
    // The browser reports nothing shorter than 16 ms.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

function takeTimed(): Timed[] {
  return (window as unknown as { timed: Timed[] }).timed.splice(0)
}
