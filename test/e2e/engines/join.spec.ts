import { routes } from '#src/routes.ts'
import { CHOSEN } from '../site.ts'
import { expect, test } from './visit.ts'

const TITLE = "You're on the list!"

for (const place of ['hero', 'banner'] as const) {
  test(`${place}: each fault is explained, and what was typed stays; then the visitor joins and is told so`, async ({
    site,
    line,
    view,
  }) => {
    await site.seed(1000)
    await view.open(line.url)
    await view.see('data', '1,000')
    for (const [title, field, email, postcode] of [
      ['Required fields', 'email', '', 'M1 1AE'],
      ['Invalid email', 'email', 'visitor@example', 'M1 1AE'],
      ['Invalid postcode', 'postcode', 'visitor@example.com', '12345'],
    ] as const) {
      await view.join(place, email, postcode)
      await view.see('[role=alert]', title)
      await view.hasFocus(`${place}-${field}`)
      expect(await view.value(`#${place}-email`)).toBe(email)
      expect(await view.value(`#${place}-postcode`)).toBe(postcode)
      await view.dismissToast()
    }
    await view.join(place, 'Visitor@example.com', ' ls6 2ab')
    await view.see('dialog', TITLE)
    await view.hasFocus('Get Started')
    expect(site.rows().at(-1)).toEqual({ email: 'Visitor@example.com', postcode: 'LS6 2AB' })
    await view.see('data', '1,001')
    await view.closeDialog(() => view.click('dialog button', 'Get Started'))
    expect(await view.value(`#${place}-email`)).toBe('')
    expect(await view.value(`#${place}-postcode`)).toBe('')
  })
}

test('if the domain of an email address looks mistyped, one tap corrects it', async ({
  site,
  line,
  view,
}) => {
  await view.open(line.url)
  await view.fill('#hero-email', 'jo@gmial.com')
  await view.fill('#hero-postcode', 'M1 1AE')
  await view.click('#hero-form button', 'Did you mean gmail.com?')
  await view.comes(() => view.value('#hero-email'), 'jo@gmail.com')
  await view.click('#hero-form button[type=submit]')
  await view.see('dialog', TITLE)
  expect(site.rows()).toEqual([{ email: 'jo@gmail.com', postcode: 'M1 1AE' }])
})

test('when the server is down the visitor is told, nothing typed is lost, and the next attempt joins', async ({
  site,
  line,
  view,
}) => {
  await view.open(line.url)
  line.cut(routes.waitlist)
  await view.join('hero', 'kept@example.com', 'M1 1AE')
  await view.see('[role=alert]', 'Something went wrong. Please try again.')
  expect(await view.value('#hero-email')).toBe('kept@example.com')
  line.mend()
  await view.click('#hero-form button')
  await view.see('dialog', TITLE)
  expect(site.rows()).toEqual([{ email: 'kept@example.com', postcode: 'M1 1AE' }])
})

test('no answer in 10 s is a failure, even if garbage is collected meanwhile: the visitor is told, nothing typed is lost', async ({
  line,
  view,
}) => {
  await view.open(line.url)
  line.hold(routes.waitlist)
  await view.join('hero', 'kept@example.com', 'M1 1AE')
  await view.see('#hero-form button', 'Joining…')
  await view.tab.collectGarbage()
  await view.pass(10_000)
  await view.see('[role=alert]', 'Something went wrong. Please try again.')
  expect(await view.value('#hero-email')).toBe('kept@example.com')
  await view.see('#hero-form button', 'Join the waitlist')
})

test('text typed and sent before the script has arrived is not lost', async ({ site, line, view }) => {
  line.hold(/^\/assets\/.*\.js$/)
  await view.open(line.url)
  await view.join('hero', 'early@example.com', 'M1 1AE')
  await view.see('#hero-form button[aria-busy=true]')
  line.mend()
  await view.see('dialog', TITLE)
  expect(site.rows()).toEqual([{ email: 'early@example.com', postcode: 'M1 1AE' }])
})

test('without script the form posts itself, and every refusal is shown with its message', async ({
  site,
  line,
  view,
}) => {
  line.withoutScript = true
  await view.open(line.url)
  await view.seeNo('button:not([type=submit], [popovertarget])')
  await view.join('hero', 'visitor@example.com', 'nowhere')
  await view.see('.form-fault', 'Invalid postcode')
  expect(await view.value('#hero-email')).toBe('visitor@example.com')
  await view.fill('#hero-postcode', 'M1 1AE')
  await view.tab.press('Enter')
  await view.see('h1', TITLE)
  expect(site.rows()).toEqual([{ email: 'visitor@example.com', postcode: 'M1 1AE' }])
  await view.click('.question button', 'An EV charge')
  await view.see('legend', 'Where is your car mostly parked?')
  await view.click('.question a', 'Skip')
  await view.click('.question button', 'Diesel')
  await view.see('h1', TITLE)
  await view.see('.question', 'That’s all we wanted to know.')
  expect(site.column(CHOSEN)).toEqual(['fuel diesel, service charge'])
})
