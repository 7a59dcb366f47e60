import { inflateSync } from 'node:zlib'
import { PHONE } from './drivers/tab.ts'
import { expect, test } from './visit.ts'

test('FAQ: one question open at a time, and it can be closed', async ({ line, view }) => {
  await view.open(line.url)
  const open = () => view.tab.run(() => [...document.querySelectorAll('.faq details[open]')].length)
  await view.click('.faq summary', 'My car isn’t electric')
  await view.click('.faq summary', 'How much does it cost?')
  await view.comes(open, 1, 'open questions')
  await view.see('.faq details[open]', 'How much does it cost?')
  await view.click('.faq summary', 'How much does it cost?')
  await view.comes(open, 0, 'open questions')
})

test('the brand’s fonts also load if the page is already scrolled when first painted: by a link, a reload, Back', async ({
  line,
  view,
}) => {
  const lettered = () =>
    view.tab.run(() => ({ scrolled: scrollY > 0, fonts: 'fonts' in document.documentElement.dataset }))
  const both = { scrolled: true, fonts: true }
  await view.tab.goto(`${line.url}/#faq`)
  await view.comes(lettered, both, 'a page opened at its questions')
  await view.tab.reload()
  await view.comes(lettered, both, 'a page loaded again')
  await view.tab.goto(`${line.url}/privacy`)
  await view.tab.back()
  await view.comes(lettered, both, 'a page come back to')
})

test('the brand’s fonts move nothing on the first screen of an iPhone', async ({ line, view }) => {
  const parts = () =>
    view.tab.run(() =>
      ['.pill', '.hero h1', '.hero .lead', '#hero-form', '.count'].map(part => {
        const { top, height } = document.querySelector(part)!.getBoundingClientRect()
        return `${part} ${Math.round(top)} ${Math.round(height)}`
      }),
    )
  await view.open(line.url)
  // Chromium and Firefox draw a scrollbar here, which phones lack.
  const bar = await view.tab.run(() => innerWidth - document.documentElement.clientWidth)
  await view.tab.resize(PHONE.width + bar, PHONE.height)
  const branded = await parts()
  await view.tab.run(() => void delete document.documentElement.dataset.fonts)
  await view.comes(parts, branded, 'where the parts lie without them')
})

test('prints on at most five sheets, from a phone and from a wide window', async ({ site, line, view }) => {
  await site.seed(1000)
  await view.open(line.url)
  await view.see('#banner-form')
  expect(sheetsOf(await view.tab.print())).toBeLessThanOrEqual(5)
  await view.tab.resize(1440, 900)
  expect(sheetsOf(await view.tab.print())).toBeLessThanOrEqual(5)
})

/** Returns how many pages a PDF has; some engines compress the number. */
function sheetsOf(paper: Buffer): number {
  const text = paper.toString('latin1')
  const packed = [...text.matchAll(/\/ObjStm.*?stream\r?\n(.*?)endstream/gs)].map(([, bytes]) =>
    inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1'),
  )
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)!.length
}
