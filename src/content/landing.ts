import { brand } from './brand.ts'
import { savings, savingsList } from './offer.ts'
import { coverage } from './plans.ts'

/** Every word of the landing page's static sections. The waitlist's words are in waitlist.ts. */

export const hero = {
  eyebrow: 'Mobile app coming soon',
  /** Three lines if there is room; on phones it breaks only after the second part. The last part is underlined. */
  headline: ['Car care', 'that', 'comes', 'to you.'],
  lead: `Valeting, EV charging, air and water in ${coverage}. Plus free reminders for MOT, tax, insurance, service and PCNs.`,
  /** Goes before `perks`. */
  joining: 'Join the waitlist now and get',
  perks: savingsList('your'),
  /** Printed instead of the form. */
  onPaper: (address: string) => `Join the waitlist at ${address}`,
  pictureAlt: `A ${brand.name} van on a terraced street, washing an electric car and charging it`,
  instagram: `${brand.name} on Instagram (opens in a new tab)`,
  facebook: `${brand.name} on Facebook (opens in a new tab)`,
} as const

export const navigation = {
  label: 'Sections',
  links: [
    { text: 'Services', target: 'services' },
    { text: 'How it works', target: 'how-it-works' },
    { text: 'FAQ', target: 'faq' },
  ],
} as const

export const highlights = {
  label: 'Highlights',
  items: [
    { icon: 'drop', text: 'Premium car washing and valeting' },
    { icon: 'bolt', text: 'Fast EV charging' },
    { icon: 'leaf', text: 'Eco-friendly water and air care' },
    { icon: 'shield', text: 'Certified quality guaranteed' },
  ],
} as const

export const services = {
  title: 'Four stops, one kerb.',
  lead: 'A wash, a charge, air and water where your car is parked. Reminders wherever you are.',
  /** `spot`: the service's place in the picture of the street, and what it says when tapped, before the title. */
  cards: [
    {
      id: 'reminders',
      title: 'Essential reminders',
      badge: 'FREE',
      body: 'MOT, tax, insurance, service and parking-fine (PCN) dates in one place, with a nudge before they’re due.',
      spot: { thing: 'The postbox', line: 'We remind you, so none of your car’s dates is missed.' },
    },
    {
      id: 'wash',
      title: 'Washing and valeting',
      badge: 'Subscription',
      body: 'A proper clean where your car is parked. Monthly, with a personalised quote when you book.',
      spot: { thing: 'The bucket', line: 'We wash it right here.' },
    },
    {
      id: 'charge',
      title: 'Mobile EV charging',
      badge: 'Subscription',
      body: 'We bring the charge to your car. Monthly, with a personalised quote when you book.',
      spot: { thing: 'The charging cable', line: 'We bring the charge to your car.' },
    },
    {
      id: 'air-and-water',
      title: 'Air and water',
      badge: 'Part of the offer',
      body: 'Tyre pressure and fluid levels looked after, plus a safety inspection.',
      spot: { thing: 'The inflator', line: 'We look after tyre pressure and fluid levels.' },
    },
  ],
} as const

export const app = {
  eyebrow: 'Coming soon',
  title: 'The app is on its way.',
  lead: 'One place for bookings, dates and the van on its way to you.',
  features: [
    { icon: 'calendar', title: 'Smart Scheduling', body: 'Pick a time that suits you.' },
    { icon: 'pin', title: 'Real-time Tracking', body: 'See when we’re on our way.' },
    {
      icon: 'bell',
      title: 'Auto Reminders',
      body: 'MOT, tax, insurance, service and PCN dates, without the diary.',
    },
    { icon: 'card', title: 'One-Tap Payment', body: 'Settle up from your phone.' },
  ],
} as const

export const steps = {
  title: 'How it works',
  items: [
    { title: 'Book', body: 'Tell us the car, the place and the time. You’ll get a personalised quote.' },
    { title: 'We come to you', body: 'At home, at work, wherever it’s parked.' },
    { title: 'Relax', body: 'Get on with your day while we look after the car.' },
  ],
} as const

export const banner = {
  title: 'Be among the first.',
} as const

/** In the banner's place while the count is too low for it. */
export const closing = {
  body: `Join the waitlist now and get priority access, ${savings('your')}.`,
} as const

export const footer = {
  copyright: `© ${brand.copyrightYear} ${brand.name}`,
} as const

export const notFound = {
  title: 'Oops! Page not found',
  body: 'This kerb is empty: nothing is parked at that address.',
  home: 'Return to Home',
} as const

export const meta = {
  title: (launching: string) => `Mobile car care in UK cities, ${launching} | ${brand.name}`,
  description: `Valeting, EV charging and car checks at your door in ${coverage}, plus free MOT, tax and PCN reminders. Join the waitlist for early-access perks.`,
  socialTitle: 'Car care that comes to you',
  socialImageAlt: `${brand.name}: car care that comes to you. ${savingsList('your').join(', ')}. A van washes and charges a car on a British street.`,
} as const
