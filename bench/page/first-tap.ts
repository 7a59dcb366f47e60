import { type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { phone, slowLine } from '../budgets.ts'

/** How much slower than this machine the visitor's phone is. */
const SLOWDOWN = 4

/** What the first tap of a visit cost, in milliseconds from the tap. */
export type FirstTap = {
  /** Until React controls the form. */
  form: number
  /** The task in which React's own file was evaluated. */
  reactEvaluation: number
  /** The longest other task until every island was hydrated. */
  otherTask: number
}

/** What a tap on Maeve's button cost on the slow line, in milliseconds from the tap. */
export type MaeveTap = { busy: number; panel: number }

type Seen = {
  tap: number
  form: number
  busy: number
  panel: number
  tasks: { start: number; length: number }[]
  react: { start: number; length: number }[]
}

/** Measures a first tap in the email field, on a connection as fast as this machine's. */
export function watchFirstTap(url: string, executablePath: string, args: string[]): Promise<FirstTap> {
  return onPhone(url, executablePath, args, async page => {
    await page.locator('#hero-email').tap()
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-alive])'))
    // Long tasks are reported a moment after they end.
    await page.waitForTimeout(500)
    const { tap, form, tasks, react } = await page.evaluate(takeSeen)
    const within = (task: Seen['tasks'][number]) =>
      react.some(({ start, length }) => start < task.start + task.length && task.start < start + length)
    const longest = (list: Seen['tasks']) => Math.max(0, ...list.map(({ length }) => length))
    const since = tasks.filter(({ start, length }) => start + length > tap)
    return {
      form: form - tap,
      reactEvaluation: longest(react),
      otherTask: longest(since.filter(task => !within(task))),
    }
  })
}

/** Measures a first tap in the email field and, in another visit, on Maeve's button, both on a slow line. */
export async function watchSlowLine(
  url: string,
  executablePath: string,
  args: string[],
): Promise<{ form: number; maeve: MaeveTap }> {
  const form = await onPhone(url, executablePath, args, async (page, tools) => {
    await slowDown(tools)
    await page.locator('#hero-email').tap()
    await page.locator('[data-island=hero-form][data-alive]').waitFor({ state: 'attached' })
    const seen = await page.evaluate(takeSeen)
    return seen.form - seen.tap
  })
  const maeve = await onPhone(url, executablePath, args, async (page, tools) => {
    await slowDown(tools)
    await page.locator('.maeve-launcher').tap()
    await page.locator('.maeve-panel').waitFor()
    const { tap, busy, panel } = await page.evaluate(takeSeen)
    return { busy: busy - tap, panel: panel - tap }
  })
  return { form, maeve }
}

function slowDown(tools: CDPSession) {
  return tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLine.latency,
    downloadThroughput: slowLine.bitsPerSecond / 8,
    uploadThroughput: slowLine.bitsPerSecond / 8,
  })
}

async function onPhone<Result>(
  url: string,
  executablePath: string,
  args: string[],
  act: (page: Page, tools: CDPSession) => Promise<Result>,
): Promise<Result> {
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
    await tools.send('Network.enable')
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await page.locator('[data-fonts]').waitFor({ state: 'attached' })
    return await act(page, tools)
  } finally {
    await browser.close()
  }
}

/** Runs in the page before any of its own scripts. */
function observe() {
  const seen: Seen = { tap: 0, form: 0, busy: 0, panel: 0, tasks: [], react: [] }
  Object.assign(window, { seen })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      seen.tap ||= timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    const now = performance.now()
    if (document.querySelector('[data-island=hero-form][data-alive]')) seen.form ||= now
    if (document.querySelector('.maeve-launcher[aria-busy=true]')) seen.busy ||= now
    if (document.querySelector('.maeve-panel')) seen.panel ||= now
  }).observe(document, { subtree: true, childList: true, attributes: true })
  new PerformanceObserver(list => {
    for (const { startTime: start, duration: length } of list.getEntries()) seen.tasks.push({ start, length })
  }).observe({ type: 'longtask', buffered: true })
  type Frame = PerformanceEntry & {
    scripts: { startTime: number; duration: number; sourceURL: string; invokerType: string }[]
  }
  new PerformanceObserver(list => {
    for (const { startTime: start, duration: length, sourceURL } of (list.getEntries() as Frame[]).flatMap(
      ({ scripts }) => scripts,
    ))
      if (sourceURL.includes('/assets/react-')) seen.react.push({ start, length })
  }).observe({ type: 'long-animation-frame', buffered: true })
}

function takeSeen(): Seen {
  return (window as unknown as { seen: Seen }).seen
}
