import { perks } from './offer.ts'
import type { Purpose } from './purposes.ts'

const fullPostcode = 'We need the full postcode, such as LS6 2AB.'

/** Every word of the waitlist: forms, toasts, count and the success dialog. */
export const waitlistWords = {
  form: {
    /** Used on a person's own page, too. */
    labels: { email: 'Email', postcode: 'Postcode' },
    placeholders: { email: 'you@example.co.uk', postcode: 'M1 1AE' },
    submit: 'Join the waitlist',
    submitting: 'Joining…',
    /**
     * Shown below each form, with what its readers may be emailed about. The version is stored with each entry: if
     * you reword it, raise the version, and keep the old wording in `pastNotices`.
     */
    notice: {
      version: '1',
      text: 'We’ll email you about the launch. No spam ever.',
      allows: ['launch'] as readonly Purpose[],
    },
    /** This field is hidden, so only a program fills it in. */
    trapLabel: 'Leave this field empty',
  },
  /** `title` and `text` are the toast's; `help` is next to the field or, without script, after the title. */
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
  /** Shown next to each form on the page once somebody has joined. */
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
    /** Shown if mail is on; “your inbox” stands in for the address, which the page without JavaScript does not know. */
    confirm: ['Check', 'your inbox', 'and confirm'],
  },
} as const

export type Wording = { text: string; allows: readonly Purpose[] }

/** Earlier wordings below the form, by version; receipts still quote them. */
export const pastNotices: Readonly<Record<string, Wording>> = {}
