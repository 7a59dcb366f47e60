import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import { routes } from '#src/routes.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { type Finding, until } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { join } from './visitors.ts'

/** In each round some people join; then the connection is lost, or the visitor goes to another tab and comes back. */
const ROUNDS = 400
const JOINS = 5
/** By this round, the page has created everything that it keeps. */
const WARM = 40
const MOST_GROWTH = 1.1

/** A day's worth of events on one page: it keeps one stream to the server, shows the right count, and stops growing. */
export async function openPage(): Promise<Finding[]> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  // The page shows the banner once a thousand people have joined.
  await seedList(list.database, 1_000)
  const line = await openLine(server.url)
  const browser = await chromium.launch({
    executablePath: findChromium(() => {}, { shell: true }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage()
  await page.goto(line.url)
  await page.locator('#hero-email').focus()
  await page.locator('[data-island][data-alive]').first().waitFor({ state: 'attached' })

  let before = 0
  for (let round = 1; round <= ROUNDS; round++) {
    for (let n = 0; n < JOINS; n++) await join(server.url, `round${round}-${n}@example.com`)
    if (round % 2) line.cut()
    else {
      await look(page, 'hidden')
      await until(() => line.streams.size === 0)
      await look(page, 'visible')
    }
    const count = (1_000 + round * JOINS).toLocaleString('en-GB')
    await until(async () => line.streams.size === 1 && (await page.locator('data').textContent()) === count)
    if (round === WARM) before = await heap(page)
  }
  const after = await heap(page)
  await browser.close()
  line.close()
  await server.end('SIGTERM')
  await list.remove()
  return [
    {
      what: `a page left open: ${ROUNDS * JOINS} joins, ${ROUNDS / 2} lost connections, ${ROUNDS / 2} looks at another tab`,
      outcome: `at most ${line.most} stream at the server; ${kilobytes(before)} in use after ${WARM} rounds, ${kilobytes(after)} at the end`,
      ok: line.most === 1 && after <= MOST_GROWTH * before,
    },
  ]
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} KB`

/** Returns how many bytes the page's scripts hold after garbage collection. */
async function heap(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tools.send('Runtime.getHeapUsage')
  await tools.detach()
  return usedSize
}

/** Acts as if the visitor switched to another tab, or back to this one. */
function look(page: Page, state: DocumentVisibilityState) {
  return page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** A proxy between page and server that counts and drops streams, and makes the page reconnect soon. */
async function openLine(upstream: string) {
  const streams = new Set<ServerResponse>()
  const line = {
    url: '',
    streams,
    most: 0,
    cut: () => streams.forEach(stream => void stream.destroy()),
    close,
  }
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const passed = request(upstream + asked.url, { method: asked.method, headers }, got => {
      answer.writeHead(got.statusCode!, got.headers)
      if (!asked.url!.startsWith(routes.waitlistLive)) return void got.pipe(answer)
      streams.add(answer)
      line.most = Math.max(line.most, streams.size)
      got.setEncoding('utf8').on('data', text => answer.write(text.replace(/^retry: \d+/m, 'retry: 10')))
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => {
      streams.delete(answer)
      passed.destroy()
    })
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return line

  function close() {
    server.close()
    server.closeAllConnections()
  }
}
