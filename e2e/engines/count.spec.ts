import { expect, test } from './visit.ts'

test('two windows: one joins, both count it', async ({ site, line, view, newView }) => {
  await site.seed(1000)
  const other = await newView()
  for (const window of [view, other]) {
    await window.open(line.url)
    await window.see('data', '1,000')
  }
  await view.tab.show()
  await view.join('hero', 'visitor@example.com', 'M1 1AE')
  await view.see('data', '1,001')
  await other.see('data', '1,001')
})

test('without any touch: the count moves, and the banner comes with it', async ({ site, line, view }) => {
  await site.seed(999)
  await view.open(line.url)
  await view.see('data', '999')
  await view.seeNo('#banner-form')
  site.seedOne('thousandth')
  await view.see('data', '1,000')
  await view.see('#banner-form')
})

test('to another page and back, eight times: one stream at the server, and a join goes through', async ({
  site,
  line,
  view,
}) => {
  await view.open(line.url)
  await view.see('data', '0')
  for (let time = 1; time <= 8; time++) {
    await view.tab.goto(`${line.url}/privacy`)
    await view.tab.back()
    await view.see('#hero-form')
    site.seedOne(`${time}`)
    await view.see('data', `${time}`)
  }
  await view.comes(async () => line.streams, 1, 'streams at the server')
  await view.join('hero', 'visitor@example.com', 'M1 1AE')
  await view.see('dialog')
})

test('a return finds the count moving, and in WebKit the page as it was left', async ({
  engine,
  site,
  line,
  view,
}) => {
  await view.open(line.url)
  await view.see('data', '0')
  await view.tab.run(() => void Object.assign(window, { left: true }))
  await view.tab.goto(`${line.url}/privacy`)
  await view.tab.back()
  await view.see('#hero-form')
  // Firefox keeps no page with an open stream, and decides it before `navigate` or `pagehide` could close the stream.
  if (engine === 'webkit') expect(await view.tab.run(() => 'left' in window)).toBe(true)
  site.seedOne('meanwhile')
  await view.see('data', '1')
})
