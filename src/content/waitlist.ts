import { perks } from './offer.ts'
import type { Purpose } from './purposes.ts'

const fullPostcode = 'We need the full postcode, such as LS6 2AB.'

/** Every word of the waitlist: forms, toasts, count and the success dialog. */
export const waitlistWords = {
  form: {
    /** Also those of a person's own page. */
    labels: { email: 'Email', postcode: 'Postcode' },
    placeholders: { email: 'you@example.co.uk', postcode: 'M1 1AE' },
    submit: 'Join the waitlist',
    submitting: 'Joining…',
    /**
     * Below each form, with what its readers may be written to for. The version is stored with each entry: for a new
     * wording raise it, and keep this one in `pastNotices`.
     */
    notice: {
      version: '1',
      text: 'We’ll email you about the launch. No spam ever.',
      allows: ['launch'] as readonly Purpose[],
    },
    /** This field is hidden, so only a program fills it in. */
    trapLabel: 'Leave this field empty',
  },
  /** `title` and `text` are the toast's, and the page's own without script; `help` is next to the field. */
  faults: {
    required: {
      title: 'Required fields',
      text: 'Please enter your email and postcode.',
      help: 'We need both to keep your place.',
    },
    email: {
      title: 'Invalid email',
      text: { hero: 'Invalid email address', banner: 'Please enter a valid email address.' },
      help: 'That email looks unfinished: is the end missing?',
    },
    postcodeLength: {
      title: 'Invalid postcode',
      text: { hero: 'Please enter a valid postcode', banner: 'Please enter a valid UK postcode.' },
      help: fullPostcode,
    },
    postcodeShape: {
      title: 'Invalid postcode',
      text: { hero: 'Please enter a valid UK postcode.', banner: 'Please enter a valid UK postcode.' },
      help: fullPostcode,
    },
  },
  /** Next to each form of a page on which somebody has joined. */
  onList: 'You’re on the list',
  failure: {
    title: 'Error',
    text: 'Something went wrong. Please try again.',
    help: 'What you typed is still here.',
  },
  dialog: {
    title: "You're on the list!",
    perks,
    badges: {
      hero: ['Eco Certified', 'Data Secure', 'No spam ever'],
      banner: ['Eco Certified'],
    },
    button: 'Get Started',
    close: 'Close',
    /** Where mail is on; the page for those without JavaScript doesn't know the address. */
    confirm: ['Check', 'your inbox', 'and confirm'],
  },
} as const

/** In the place of the first form, with the district that was joined for. */
export const listedWords = {
  title: (district: string) => `You’re on the list, ${district}.`,
  text: 'Bring a neighbour.',
  again: 'Add another address',
} as const

export type Wording = { text: string; allows: readonly Purpose[] }

/** Earlier wordings below the form, by their version: a receipt quotes them for good. */
export const pastNotices: Readonly<Record<string, Wording>> = {}
