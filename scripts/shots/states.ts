import { routes } from '#src/routes.ts'
import type { Line } from '../../test/e2e/engines/line.ts'
import type { View } from '../../test/e2e/engines/view.ts'
import { linksIn, mailFor } from '../../test/e2e/mailbox.ts'
import type { Site } from '../../test/e2e/site.ts'

/** One state that a visitor may see. */
export type State = {
  name: string
  path?: string
  /** Selects the element to photograph in full; by default, what the window shows is photographed. */
  of?: string
  withoutScript?: boolean
  /** Whether animations run. */
  moving?: boolean
  /** Whether the page is printed, as a PDF. */
  paper?: boolean
  /** Whether the site sends email, and whether it also counts friends. */
  mail?: boolean
  friends?: boolean
  /** The time on the visitor's clock. */
  clock?: string
  /** Paths that the page fails to fetch. */
  blocked?: RegExp
  /** Goes from the loaded page to the state. */
  reach?: (view: View, line: Line, site: Site) => Promise<unknown>
}

export const PAGE = 'html'

const section = (name: string, selector: string, reach?: State['reach']): State => ({
  name,
  of: selector,
  ...(reach && { reach }),
})
const maeveSays = async (view: View, ...questions: string[]) => {
  await view.click('.maeve-launcher')
  await view.see('.maeve-form input:enabled')
  for (const [n, question] of questions.entries()) {
    await view.ask(question)
    await view.comes(() => view.count('.turn'), 3 + 2 * n, 'messages')
    await view.see('.maeve-form input:enabled')
  }
}
const askByChoice = async (view: View) => {
  await view.click('.maeve-launcher')
  await view.click('.choices button', 'Rapid EV charging')
}
const joined = async (view: View, place: 'hero' | 'banner') => {
  const email = `alex.${Date.now() % 9999}@example.com`
  await view.join(place, email, 'M1 1AE')
  await view.see('dialog')
  return email
}
const refused = (view: View) => view.join('hero', 'nobody', 'M1 1AE')
const followLink = async (view: View, site: Site, link: string) => {
  const email = await joined(view, 'hero')
  await view.tab.goto(linksIn(await mailFor(site, email))[link]!)
}

/** Every section and state of every page, roughly in the order in which a visitor sees them. */
export const states: State[] = [
  { name: 'page', of: PAGE },
  { name: 'first-screen' },
  section('highlights', '.highlights'),
  section('services', '.services'),
  section('app', '.app'),
  section('steps', '.steps'),
  section('faq', '.faq'),
  section('faq-open', '.faq', view => view.click('.faq details:nth-of-type(2) summary')),
  section('banner', '.banner'),
  section('footer', '.footer'),

  section('form-hover', '#hero-form', view => view.hover('#hero-form button')),
  section('form-focus', '#hero-form', view => view.click('#hero-email')),
  section('form-filled', '#hero-form', async view => {
    await view.fill('#hero-email', 'a.visitor.with.a.long.name@example.co.uk')
    await view.fill('#hero-postcode', 'sw1a 1aa')
  }),
  {
    name: 'form-error',
    reach: async view => {
      await refused(view)
      await view.see('[role=alert]')
    },
  },
  section('form-busy', '#hero-form', async (view, line) => {
    line.hold(routes.waitlist)
    await view.join('hero', 'visitor@example.com', 'M1 1AE')
    await view.see('#hero-form [aria-busy=true]')
  }),
  { name: 'dialog-hero', reach: view => joined(view, 'hero') },
  { name: 'dialog-banner', reach: view => joined(view, 'banner') },
  {
    name: 'failure',
    reach: async (view, line) => {
      line.cut(routes.waitlist)
      await view.join('hero', 'visitor@example.com', 'M1 1AE')
      await view.see('[role=alert]')
    },
  },
  {
    name: 'joined-line',
    reach: async view => {
      await joined(view, 'hero')
      await view.closeDialog(() => view.tab.press('Escape'))
    },
  },
  { name: 'dialog-confirm', mail: true, reach: view => joined(view, 'hero') },
  { name: 'dialog-share', mail: true, friends: true, reach: view => joined(view, 'hero') },
  {
    name: 'street-sign',
    reach: async view => {
      await joined(view, 'hero')
      await view.see('dialog canvas')
      await view.tab.run(() => document.querySelector('dialog canvas')!.scrollIntoView())
    },
  },
  { name: 'neighbour', path: '/in/ls6' },
  { name: 'street', path: '/in/ls6/share', of: PAGE },
  { name: 'confirm', mail: true, of: PAGE, reach: (view, _, site) => followLink(view, site, 'confirm') },
  {
    name: 'confirmed',
    mail: true,
    friends: true,
    of: PAGE,
    reach: async (view, _, site) => {
      await followLink(view, site, 'confirm')
      await view.click('button', 'Confirm my email')
      await view.see('h1', 'You’re confirmed')
    },
  },
  { name: 'manage', mail: true, of: PAGE, reach: (view, _, site) => followLink(view, site, 'manage') },
  {
    name: 'erase',
    mail: true,
    of: PAGE,
    reach: async (view, _, site) => {
      await followLink(view, site, 'manage')
      await view.click('button', 'Erase my entry')
      await view.see('h1', 'Erase your entry?')
    },
  },
  {
    name: 'unsubscribed',
    mail: true,
    of: PAGE,
    reach: async (view, _, site) => {
      await followLink(view, site, 'manage')
      await view.click('button', 'Unsubscribe')
      await view.see('h1', 'You’re unsubscribed')
    },
  },
  section('closing-line', '.closing', view =>
    view.tab.run(() => document.querySelector('.banner')!.remove()),
  ),
  { name: 'no-pictures', of: PAGE, blocked: /^\/art\// },
  { name: 'street-spot', reach: view => view.click('.street-spots button', 'The bucket') },
  {
    name: 'van-follows',
    moving: true,
    reach: view =>
      view.tab.run(() =>
        document.querySelector('.app-card')!.scrollIntoView({ block: 'center', behavior: 'instant' }),
      ),
  },
  { name: 'on-paper', paper: true },
  { name: 'dawn-in-spring', clock: '2026-04-14T06:30' },
  { name: 'day-in-summer', clock: '2026-07-15T12:00' },
  { name: 'dusk-in-autumn', clock: '2026-10-15T17:30' },
  { name: 'night-in-winter', clock: '2026-12-17T22:00' },

  {
    name: 'focus-button',
    reach: view => view.tab.run(() => document.querySelector<HTMLElement>('.faq-chat .button')!.focus()),
  },

  { name: 'maeve-open', reach: view => maeveSays(view) },
  {
    name: 'maeve-thinking',
    reach: async (view, line) => {
      line.hold(routes.maeveChat)
      await askByChoice(view)
      await view.see('.maeve-pending', 'Maeve is thinking')
    },
  },
  {
    name: 'maeve-replied',
    reach: view => maeveSays(view, 'What are the perks?', 'When is my first MOT due?'),
  },
  { name: 'maeve-areas', reach: view => maeveSays(view, 'Which areas will you cover?') },
  { name: 'maeve-join', reach: view => maeveSays(view, 'sign me up: visitor@example.com, M1 1AE') },
  {
    name: 'maeve-failure',
    reach: async (view, line) => {
      line.cut(routes.maeveChat)
      await askByChoice(view)
      await view.see('[role=alert]')
    },
  },

  { name: 'not-found', path: '/nowhere', of: PAGE },
  { name: 'privacy', path: routes.privacy, of: PAGE },
  { name: 'no-script-page', of: PAGE, withoutScript: true },
  { name: 'no-script-joined', path: routes.joined.hero, of: PAGE, withoutScript: true },
  {
    name: 'no-script-refused',
    withoutScript: true,
    reach: async view => {
      await refused(view)
      await view.see('[aria-invalid=true]')
    },
  },
]

/** Waits until all islands are hydrated, nothing moves and every picture in view has loaded. */
export function settle(view: View): Promise<void> {
  return view.comes(() => view.tab.run(isSettled), true, 'nothing moves any more')
}

/** Runs in the page. */
async function isSettled() {
  // Whatever has just come close to the window is laid out, and its pictures requested, a frame later.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const scripted = document.querySelector('script[type=module]')
  // Without the script, nothing else marks the brand's fonts as loaded.
  const { dataset } = document.documentElement
  const lettered = 'fonts' in dataset
  if (!scripted) dataset.fonts = ''
  // As if a visitor had tabbed to Maeve's button.
  document.querySelector('.maeve-launcher')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const alive =
    !document.querySelector('[data-island]:not([data-alive])') &&
    document.querySelector('[aria-label="Notifications"]')
  const near = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  return (
    (alive || !scripted) &&
    lettered &&
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(image => image.complete || !near(image)) &&
    document.getAnimations().every(
      // Animations that follow the scrolling, or never end, do not count as moving.
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    )
  )
}
