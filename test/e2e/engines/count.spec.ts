import { expect, test } from './visit.ts'

test('two windows both show a join made in one of them', async ({ site, line, view, newView }) => {
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

test('without any interaction the count changes, and the banner appears with it', async ({
  site,
  line,
  view,
}) => {
  await site.seed(999)
  await view.open(line.url)
  await view.see('data', '999')
  await view.seeNo('#banner-form')
  site.seedOne('thousandth')
  await view.see('data', '1,000')
  await view.see('#banner-form')
})

test('after going to another page and back eight times, the count still changes, over one stream; a join succeeds, and one visit is counted', async ({
  engine,
  site,
  line,
  view,
}) => {
  line.beforeLoad = keepStreams
  site.addSource()
  await view.open(`${line.url}/l/van`)
  await view.see('data', '0')
  await view.tab.run(() => void Object.assign(window, { left: true }))
  const openStreams = () =>
    view.tab.run(
      () =>
        (window as unknown as Kept).streams.filter(({ readyState }) => readyState !== EventSource.CLOSED)
          .length,
    )
  for (let time = 1; time <= 8; time++) {
    await view.tab.goto(`${line.url}/privacy`)
    await view.tab.back()
    await view.see('#hero-form')
    // Firefox does not cache a page with an open stream, and decides that before `navigate` or `pagehide`
    // could close it.
    if (engine === 'webkit' && time === 1) expect(await view.tab.run(() => 'left' in window)).toBe(true)
    site.seedOne(`${time}`)
    await view.see('data', `${time}`)
    await view.comes(openStreams, 1, 'streams that the page has open')
  }
  await view.comes(async () => line.streams, 1, 'streams at the server')
  await view.join('hero', 'visitor@example.com', 'M1 1AE')
  await view.see('dialog')
  // Counts are written when the server ends.
  await site.stop()
  // Chromium's user agent says here that it is headless, so it counts as a robot.
  const once = engine === 'chromium' ? ['van robot 3'] : ['van opened 1', 'van touched 1', 'van visit 1']
  expect(site.counted()).toEqual(once)
})

type Kept = { streams: EventSource[] }

/** Runs in the page: keeps a reference to every stream, so that none is garbage-collected before it is counted. */
function keepStreams() {
  const streams: EventSource[] = []
  const { EventSource } = window
  class KeptStream extends EventSource {
    constructor(url: string) {
      super(url)
      streams.push(this)
    }
  }
  Object.assign(window, { streams, EventSource: KeptStream })
}
