import { expect, test } from './visit.ts'

test.use({ reducedMotion: 'no-preference' })

test('the car is washed with the mouse and the keyboard, and “Was this right?” is answered', async ({
  line,
  view,
}) => {
  await view.open(line.url)
  await view.comes(() => view.count('.cat'), 1, 'the street’s life')
  await view.tab.run(() => document.querySelector('.hero-picture')!.scrollIntoView({ block: 'center' }))
  await view.hover('.street-spots button')
  await view.comes(() => view.count('.wash button'), 1, 'the car to wash')
  const wiped = () =>
    view.tab.run(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.wash canvas')!
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      // Some of the picture, but not all.
      return (
        data.some((part, at) => at % 4 === 3 && part > 0) && data.some((part, at) => at % 4 === 3 && !part)
      )
    })
  expect(await wiped()).toBe(false)
  await view.click('.wash button')
  await view.comes(wiped, true, 'foam wiped off')
  await view.tab.run(() => document.querySelector<HTMLElement>('.wash button')!.focus())
  for (let press = 0; press < 6 && (await view.count('.wash button')); press++) await view.tab.press('Enter')
  await view.see('.wash p', 'Good as new.')
  await view.hasFocus('Join the waitlist')

  await view.click('.maeve-launcher')
  await view.hasFocus('Message Maeve')
  await view.ask('Is that 15 percent forever?')
  await view.see('.turn-ended', 'Was this right?')
  await view.click('.turn-ended button', 'No, this was not right')
  await view.see('.turn-ended', 'Thank you.')
})
