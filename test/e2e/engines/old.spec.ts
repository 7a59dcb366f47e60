import { routes } from '#src/routes.ts'
import { expect, test } from './visit.ts'

/** Removes from a newer browser, before the page loads, what the oldest supported browsers lack. */
function forget() {
  const { prototype } = HTMLElement
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    delete (prototype as unknown as Record<string, unknown>)[name]
  delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>).closedBy
  for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'ViewTimeline', 'ScrollTimeline'])
    delete (window as unknown as Record<string, unknown>)[name]
  delete (AbortSignal as unknown as Record<string, unknown>).any
}

test.beforeEach(({ line }) => {
  line.beforeLoad = forget
  // The built-in style sheet of old browsers does not hide elements with `popover` either.
  line.style = '[popover]:not([hidden]) { display: block }'
})

test('the visitor is told when a join is refused, fails and succeeds', async ({ site, line, view }) => {
  await view.open(line.url)
  await view.seeNo('[role=alert]')
  await view.join('hero', 'nobody', 'M1 1AE')
  await view.see('[role=alert]', 'Invalid email')
  await view.dismissToast()
  line.cut(routes.waitlist)
  await view.join('hero', 'visitor@example.com', 'M1 1AE')
  await view.see('[role=alert]', 'Something went wrong. Please try again.')
  line.mend()
  await view.click('#hero-form button')
  await view.see('dialog', "You're on the list!")
  expect(site.rows()).toHaveLength(1)
  await view.closeDialog(() => view.tab.press('Escape'))
  await view.see('data', '1')
})

test('Maeve answers', async ({ line, view }) => {
  await view.open(line.url)
  await view.ask('When is my first MOT due?')
  await view.see('.turn-sources', 'Getting an MOT')
})

test('if no script can be loaded, Maeve’s button says so, and only once pressed', async ({ line, view }) => {
  line.cut(/^\/assets\/.*\.js$/)
  await view.open(line.url)
  await view.seeNo('[role=alert]')
  await view.click('.maeve-launcher')
  await view.see('[role=alert]', 'Something went wrong. Please try again.')
})

test('in an even older browser the page works as it does without script, and visitors can join', async ({
  site,
  line,
  view,
}) => {
  line.beforeLoad = () => {
    delete (Array.prototype as unknown as Record<string, unknown>).toSorted
  }
  await view.open(line.url)
  await view.see('#hero-form')
  await view.seeNo('button:not([type=submit], [popovertarget])')
  await view.join('hero', 'visitor@example.com', 'M1 1AE')
  await view.see('h1', "You're on the list!")
  expect(site.rows()).toEqual([{ email: 'visitor@example.com', postcode: 'M1 1AE' }])
})
