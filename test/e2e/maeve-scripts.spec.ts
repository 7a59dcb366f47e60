import { alive, expect, test } from './site.ts'

/** Replies that try to make a browser run a script or send a request. */
const PAYLOADS = [
  '<script>run()</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<script src=//evil.example></script>',
  '<scr<script>ipt>run()</scr</script>ipt>',
  '</p><script>run()</script>',
  '<!--><script>run()</script>',
  '<img src=x onerror=run()>',
  '<img src="https://evil.example/pixel.gif">',
  '<img srcset="https://evil.example/a 1x">',
  '<svg onload=run()>',
  '<svg><script>run()</script></svg>',
  '<svg><animate onbegin=run() attributeName=x dur=1s>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=run()>',
  '<iframe src="javascript:run()"></iframe>',
  '<iframe srcdoc="<script>parent.run()</script>"></iframe>',
  '<object data="javascript:run()"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<link rel="prefetch" href="https://evil.example/">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<style>body{background:url(https://evil.example/b.png)}</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input autofocus onfocus=run()></form>',
  '<button onclick=run() autofocus>Click</button>',
  '<details open ontoggle=run()>',
  '<video><source onerror=run()></video>',
  '<audio src=x onerror=run()>',
  '<body onload=run()>',
  '<a href="javascript:run()">link</a>',
  '[link](javascript:run())',
  '[link](https://evil.example/?q=secret)',
  '![picture](https://evil.example/pixel.gif)',
  'https://evil.example/path',
  'https://www.gov.uk@evil.example/',
  'https://www.gov.uk.evil.example/',
  '[GOV.UK](data:text/html,<script>run()</script>)',
  '**<img src=x onerror=run()>**',
  '- <template><img src=x onerror=run()></template>\n- &lt;script&gt;run()&lt;/script&gt; {{constructor.constructor("run()")()}}',
  '$(run())',
]

test(`${PAYLOADS.length} script payloads in replies: none runs, none sends a request`, async ({
  site,
  page,
}) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url())
  })
  await page.addInitScript(() => {
    const seen = window as unknown as { ran: number; run: () => void }
    seen.ran = 0
    seen.run = () => {
      seen.ran += 1
    }
  })
  const frame = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  let next = 0
  await page.route('**/api/maeve-chat', route => {
    const message = PAYLOADS[next++]!
    return route.fulfill({
      contentType: 'text/event-stream',
      body:
        frame('delta', { text: message }) +
        frame('sources', { sources: [{ id: 'x', title: message, url: message }] }) +
        frame('done', { message, tag: message }),
    })
  })
  await page.goto(site.url)
  await alive(page)
  await page.locator('.maeve-launcher').click()
  const log = page.getByRole('log')
  for (let i = 0; i < PAYLOADS.length; i++) {
    await page.getByLabel('Message Maeve').fill(`Question ${i}`)
    await page.keyboard.press('Enter')
    await expect(log.locator('.turn')).toHaveCount(3 + 2 * i)
  }
  expect(next).toBe(PAYLOADS.length)
  for (const element of await log.locator('a, button:not(.choices button)').all())
    await element.click({ trial: true })
  await expect(log.locator('a')).toHaveCount(0)
  await expect(log.locator('script, img, iframe, svg, style, form, object, embed, link, video')).toHaveCount(
    0,
  )
  await page.reload()
  await alive(page)
  await page.locator('.maeve-launcher').click()
  await expect(log.locator('.turn')).toHaveCount(61)
  expect(await page.evaluate(() => (window as unknown as { ran: number }).ran)).toBe(0)
  expect(foreign).toEqual([])
})
