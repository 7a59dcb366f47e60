import { CHOSEN } from '../site.ts'
import type { View } from './view.ts'
import { expect, test } from './visit.ts'

const dialog = 'dialog'

/** Runs in the page: returns how far the dialog is scrolled, and whether its title and its close button are inside it. */
const look = (view: View) =>
  view.tab.run(() => {
    const dialog = document.querySelector('dialog')!
    const { top, bottom } = dialog.getBoundingClientRect()
    const within = ['h2', '.dialog-close'].map(selector => {
      const box = dialog.querySelector(selector)!.getBoundingClientRect()
      return box.top >= top && box.bottom <= bottom && box.top >= 0 && box.bottom <= innerHeight
    })
    return { scrolled: dialog.scrollTop, within }
  })

test('by keyboard: the focus stays in the dialog, and Escape closes it and restores the focus', async ({
  line,
  view,
}) => {
  await view.open(line.url)
  await view.fill('#hero-email', 'visitor@example.com')
  await view.fill('#hero-postcode', 'm1 1ae')
  await view.tab.press('Enter')
  await view.hasFocus('Get Started')
  for (let step = 0; step < 4; step++) {
    await view.tab.press(step % 2 ? 'Shift+Tab' : 'Tab')
    expect(await view.tab.run(() => !!document.activeElement!.closest('main'))).toBe(false)
  }
  await view.closeDialog(() => view.tab.press('Escape'))
  await view.hasFocus('Copy link')
  // Tab then goes to the poster of their street.
  await view.tab.press('Tab')
  await view.hasFocus('A poster for your window (PDF)')
  const poster = await view.tab.run(async () => {
    const { href } = document.activeElement as HTMLAnchorElement
    const answer = await fetch(href)
    return [new URL(href).pathname, (await answer.text()).slice(0, 5)]
  })
  expect(poster).toEqual(['/in/m1/poster.pdf', '%PDF-'])
})

test('questions come one at a time, take one tap each, and stay if the answer could not be sent', async ({
  site,
  line,
  view,
}) => {
  await view.open(line.url)
  await view.join('hero', 'visitor@example.com', 'LS6 2AB')
  await view.click('dialog .question button', 'An EV charge')
  await view.hasFocus('Where is your car mostly parked?')
  await view.click('dialog .question button', 'Skip')
  await view.hasFocus('What does it run on?')
  line.cut('/api/questions')
  await view.click('dialog .question button', 'Diesel')
  await view.see('dialog .question', 'That could not be saved. Please try again.')
  line.mend()
  await view.click('dialog .question button', 'Petrol')
  await view.hasFocus('Thank you. That’s all we wanted to know.')
  expect(site.column(CHOSEN)).toEqual(['fuel petrol, service charge'])
})

test('a click on the backdrop closes the dialog, a click on its content does not', async ({ line, view }) => {
  await view.open(line.url)
  await view.join('hero', 'visitor@example.com', 'M1 1AE')
  await view.see(dialog)
  await view.see('canvas[aria-label$="M1 has begun."]')
  const hasTerrace = () =>
    view.tab.run(() => {
      const pen = document.querySelector<HTMLCanvasElement>('dialog canvas')!.getContext('2d')!
      return new Set(new Uint32Array(pen.getImageData(500, 330, 200, 100).data.buffer)).size > 1_000
    })
  await view.comes(hasTerrace, true, 'the terrace is drawn below the sign’s plate')
  await view.click('dialog h2')
  expect(await view.shows(dialog)).toBe(true)
  await view.closeDialog(() => view.tab.clickAt(4, 4))
})

test('the celebration makes nothing scroll sideways', async ({ line, view }) => {
  await view.open(line.url)
  await view.tab.run(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      const dialog = document.querySelector('dialog')
      if (dialog) {
        dialog.scrollLeft = 50
        seen.push(dialog.scrollLeft)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await view.join('hero', 'visitor@example.com', 'M1 1AE')
  await view.see(dialog)
  const moving = () =>
    view.tab.run(() =>
      document
        .querySelector('dialog')!
        .getAnimations({ subtree: true })
        .some(({ playState }) => playState === 'running'),
    )
  await view.comes(moving, false, 'the celebration goes on')
  expect(await view.tab.run(() => Math.max(...(window as unknown as { seen: number[] }).seen))).toBe(0)
})

for (const [what, { width, height }, text] of [
  ['a phone on its side', { width: 844, height: 390 }, '100%'],
  ['text of 200 %', { width: 390, height: 844 }, '200%'],
] as const)
  test.describe(what, () => {
    test.use({ window: { width, height } })
    test('the dialog opens at its title and close button, with the focus on its button', async ({
      line,
      view,
    }) => {
      await view.open(line.url)
      await view.tab.run(size => document.documentElement.style.setProperty('font-size', size), text)
      await view.join('hero', 'visitor@example.com', 'M1 1AE')
      await view.hasFocus('Get Started')
      await view.comes(() => look(view), { scrolled: 0, within: [true, true] }, 'where the dialog begins')
      await view.closeDialog(() => view.click('.dialog-close'))
    })
  })
