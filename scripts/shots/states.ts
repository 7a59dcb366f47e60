import type { Page } from '@playwright/test'
import { linksIn, mailFor } from '../../e2e/mailbox.ts'
import { alive, closeDialog, formOf, JOIN, type Site } from '../../e2e/site.ts'

/** One thing that a visitor may see. */
export type State = {
  name: string
  path?: string
  /** Takes the whole page, or what this selector names; otherwise what the window shows. */
  of?: 'page' | { selector: string }
  withoutScript?: boolean
  /** What the site has on: email, and the counting of friends beside it. */
  mail?: boolean
  friends?: boolean
  /** What the visitor's clock shows. */
  clock?: string
  /** What cannot be fetched. */
  blocked?: string
  /** Leads from the loaded page to the state. */
  reach?: (page: Page, site: Site) => Promise<unknown>
}

const section = (name: string, selector: string, reach?: State['reach']): State => ({
  name,
  of: { selector },
  ...(reach && { reach }),
})
const hero = (page: Page) => formOf(page, 'hero')
const maeveSays = async (page: Page, ...questions: string[]) => {
  await page.locator('.maeve-launcher').click()
  for (const question of questions) {
    await page.getByLabel('Message Maeve').fill(question)
    await page.keyboard.press('Enter')
    await page.getByText('Maeve is thinking').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' })
  }
}
const joined = async (page: Page, place: 'hero' | 'banner') => {
  const email = `alex.${Date.now() % 9999}@example.com`
  await formOf(page, place).join(email, 'M1 1AE')
  await page.getByRole('dialog').waitFor()
  return email
}
const followLink = async (page: Page, site: Site, link: string) => {
  const email = await joined(page, 'hero')
  await page.goto(linksIn(await mailFor(site, email))[link]!)
}

/** Every section and state of every page, in the order in which a visitor meets them. */
export const states: State[] = [
  { name: 'page', of: 'page', reach: page => page.locator('#banner-form').waitFor() },
  { name: 'first-screen' },
  section('highlights', '.highlights'),
  section('services', '.services'),
  section('app', '.app'),
  section('steps', '.steps'),
  section('faq', '.faq'),
  section('faq-open', '.faq', page => page.locator('.faq summary').nth(1).click()),
  section('banner', '.banner', page => page.locator('#banner-form').waitFor()),
  section('footer', '.footer'),

  section('form-hover', '#hero-form', page => hero(page).submit.hover()),
  section('form-focus', '#hero-form', page => hero(page).email.focus()),
  section('form-filled', '#hero-form', page =>
    hero(page).fill('a.visitor.with.a.long.name@example.co.uk', 'sw1a 1aa'),
  ),
  { name: 'form-error', reach: page => hero(page).join('nobody', 'M1 1AE') },
  section('form-busy', '#hero-form', async page => {
    await page.route(JOIN, () => {})
    await hero(page).join('visitor@example.com', 'M1 1AE')
  }),
  { name: 'dialog-hero', reach: page => joined(page, 'hero') },
  {
    name: 'dialog-banner',
    reach: async page => {
      await page.locator('#banner-form').waitFor()
      await joined(page, 'banner')
    },
  },
  {
    name: 'failure',
    reach: async page => {
      await page.route(JOIN, route => route.abort())
      await hero(page).join('visitor@example.com', 'M1 1AE')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'joined-line',
    reach: async page => {
      await joined(page, 'hero')
      await closeDialog(page, () => page.keyboard.press('Escape'))
    },
  },
  { name: 'dialog-confirm', mail: true, reach: page => joined(page, 'hero') },
  { name: 'dialog-share', mail: true, friends: true, reach: page => joined(page, 'hero') },
  section('street-sign', 'dialog', async page => {
    await joined(page, 'hero')
    await page.locator('dialog canvas').scrollIntoViewIfNeeded()
  }),
  { name: 'confirm', mail: true, of: 'page', reach: (page, site) => followLink(page, site, 'confirm') },
  {
    name: 'confirmed',
    mail: true,
    friends: true,
    of: 'page',
    reach: async (page, site) => {
      await followLink(page, site, 'confirm')
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await page.getByRole('heading', { name: 'You’re confirmed' }).waitFor()
    },
  },
  { name: 'manage', mail: true, of: 'page', reach: (page, site) => followLink(page, site, 'manage') },
  {
    name: 'erase',
    mail: true,
    of: 'page',
    reach: async (page, site) => {
      await followLink(page, site, 'manage')
      await page.getByRole('button', { name: 'Erase my entry' }).click()
      await page.getByRole('heading', { name: 'Erase your entry?' }).waitFor()
    },
  },
  {
    name: 'unsubscribed',
    mail: true,
    of: 'page',
    reach: async (page, site) => {
      await followLink(page, site, 'manage')
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
    },
  },
  {
    name: 'closing-line',
    of: { selector: '.closing' },
    reach: page => page.locator('.banner').evaluate(banner => banner.remove()),
  },
  {
    name: 'no-pictures',
    of: 'page',
    blocked: '**/art/**',
  },
  { name: 'street-spot', reach: page => page.getByRole('button', { name: 'The bucket' }).click() },
  {
    name: 'van-follows',
    path: '/#start',
    reach: async page => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page
        .locator('.app-card')
        .evaluate(card => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
    },
  },
  { name: 'on-paper', of: 'page', reach: page => page.emulateMedia({ media: 'print' }) },
  { name: 'dawn-in-spring', clock: '2026-04-14T06:30' },
  { name: 'day-in-summer', clock: '2026-07-15T12:00' },
  { name: 'dusk-in-autumn', clock: '2026-10-15T17:30' },
  { name: 'night-in-winter', clock: '2026-12-17T22:00' },

  { name: 'focus-button', reach: page => page.locator('.faq-chat .button').focus() },

  { name: 'maeve-open', reach: page => maeveSays(page) },
  {
    name: 'maeve-thinking',
    reach: async page => {
      await page.route('**/api/maeve-chat', () => {})
      await page.locator('.maeve-launcher').click()
      await page.locator('.choices').getByText('Rapid EV charging').click()
      await page.getByText('Maeve is thinking').waitFor()
    },
  },
  {
    name: 'maeve-replied',
    reach: page => maeveSays(page, 'What are the perks?', 'When is my first MOT due?'),
  },
  { name: 'maeve-areas', reach: page => maeveSays(page, 'Which areas will you cover?') },
  { name: 'maeve-join', reach: page => maeveSays(page, 'sign me up: visitor@example.com, M1 1AE') },
  {
    name: 'maeve-failure',
    reach: async page => {
      await page.route('**/api/maeve-chat', route => route.abort())
      await page.locator('.maeve-launcher').click()
      await page.locator('.choices').getByText('Rapid EV charging').click()
      await page.getByRole('alert').waitFor()
    },
  },

  { name: 'not-found', path: '/nowhere', of: 'page' },
  { name: 'privacy', path: '/privacy', of: 'page' },
  { name: 'no-script-page', of: 'page', withoutScript: true },
  { name: 'no-script-joined', path: '/joined', of: 'page', withoutScript: true },
  {
    name: 'no-script-refused',
    withoutScript: true,
    reach: page => hero(page).join('nobody', 'M1 1AE'),
  },
]

/** Waits until nothing moves any more and every picture in view is there. */
export async function settle(page: Page, { withoutScript }: State): Promise<void> {
  if (!withoutScript) await alive(page)
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.waitForFunction(() =>
    document.getAnimations().every(
      // What the scroll moves is at rest.
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    ),
  )
}
