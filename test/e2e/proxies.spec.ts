import { Agent, request } from 'node:http'
import { isInstalled } from '#test/support/install-packages.ts'
import { startProxy } from '#test/support/proxy.ts'
import { alive, closeDialog, expect, formOf, test } from './site.ts'

const REQUESTS = 10_000
const AT_ONCE = 32
/** How many joins are under way at once. */
const VISITORS = 20

// A headless browser's own user agent counts as a robot.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36' })

test.beforeEach(async ({ site }) => {
  await site.stop()
  await site.start({ TRUSTED_PROXIES: '127.0.0.1', UNDER_ATTACK: '0' })
})

for (const name of ['nginx', 'caddy'] as const) {
  const missing = isInstalled(name) ? '' : `${name} is not installed`
  test(`${name}: a visit, a join, the live count and Maeve pass through; forged addresses are ignored`, async ({
    site,
    page,
  }) => {
    test.skip(missing !== '', missing)
    const proxy = await startProxy(name, site.url)
    site.addSource()
    await page.goto(`${proxy.url}/l/van`)
    await expect(page.locator('data')).toHaveText('0')
    await page.goto(`${proxy.url}/privacy`)
    await page.goBack()
    await alive(page)
    await expect(page.locator('data')).toHaveText('0')
    await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
    await expect(page.getByRole('dialog', { name: "You're on the list!" })).toBeVisible()
    await expect(page.locator('data')).toHaveText('1')
    await closeDialog(page, () => page.getByRole('button', { name: 'Get Started' }).click())
    await page.locator('.maeve-launcher').click()
    await page.locator('.choices').getByText('Rapid EV charging').click()
    await expect(page.getByRole('log')).toContainText('charg')
    const streamed = await fetch(`${proxy.url}/api/maeve-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Is it free?' }] }),
    })
    expect(streamed.headers.get('content-type')).toContain('text/event-stream')
    expect(await streamed.text()).toContain('event: done')

    const statuses: number[] = []
    const join = async (i: number) => {
      const response = await fetch(`${proxy.url}/api/waitlist`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` },
        body: JSON.stringify({ email: `v${i}@example.com`, postcode: 'M1 1AE' }),
      })
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    for (let i = 0; i < 1_000; i += VISITORS)
      await Promise.all(Array.from({ length: VISITORS }, (_, j) => join(i + j)))
    expect(statuses.filter(status => status === 429)).toHaveLength(991)
    expect(site.rows()).toHaveLength(10)
    await page.close()
    await site.stop()
    expect(site.counted()).toEqual(['van opened 1', 'van touched 1', 'van visit 1'])
    await proxy.stop()
  })

  test(`${name}: ${REQUESTS} requests over keep-alive connections: none is lost`, async ({ site }) => {
    test.skip(missing !== '', missing)
    const proxy = await startProxy(name, site.url)
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const ask = () =>
      new Promise<number>(resolve => {
        request(`${proxy.url}/healthz`, { agent }, response => {
          response.resume().on('end', () => resolve(response.statusCode!))
        })
          .on('error', () => resolve(0))
          .end()
      })
    const statuses = new Map<number, number>()
    let left = REQUESTS
    const visit = async () => {
      while (left-- > 0) {
        const status = await ask()
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visit))
    agent.destroy()
    expect([...statuses]).toEqual([[200, REQUESTS]])
    await proxy.stop()
  })
}
