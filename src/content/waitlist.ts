/** Every word of the waitlist: forms, toasts, count and the success dialog. */
export const waitlistWords = {
  form: {
    emailLabel: 'Email',
    emailPlaceholder: 'you@example.co.uk',
    postcodeLabel: 'Postcode',
    postcodePlaceholder: 'M1 1AE',
    submit: 'Join the waitlist',
    submitting: 'Joining…',
    /** Beside each form. The version is stored with each entry: a new wording takes a new one, this goes below. */
    notice: { version: '1', text: 'We’ll email you about the launch. No spam ever.' },
    /** Nobody sees this field, so only a program fills it in. */
    trapLabel: 'Leave this field empty',
  },
  /** Follows the number: "1,247 people on the waitlist". */
  countNoun: { one: 'person on the waitlist', other: 'people on the waitlist' },
  faults: {
    required: { title: 'Required fields', text: 'Please enter your email and postcode.' },
    email: {
      title: 'Invalid email',
      text: { hero: 'Invalid email address', banner: 'Please enter a valid email address.' },
    },
    postcodeLength: {
      title: 'Invalid postcode',
      text: { hero: 'Please enter a valid postcode', banner: 'Please enter a valid UK postcode.' },
    },
    postcodeShape: {
      title: 'Invalid postcode',
      text: { hero: 'Please enter a valid UK postcode.', banner: 'Please enter a valid UK postcode.' },
    },
  },
  failure: { title: 'Error', text: 'Something went wrong. Please try again.' },
  dialog: {
    title: "You're on the list!",
    perks: ['Priority Access', '15% Off Your First 3 Months', '£20 Off Your First EV Charge'],
    badges: {
      hero: ['Eco Certified', 'Data Secure', 'No spam ever'],
      banner: ['Eco Certified'],
    },
    button: 'Get Started',
    close: 'Close',
    /** Where mail is on. */
    confirm: 'Check your inbox to confirm',
  },
} as const

/** Wordings beside the form that visitors agreed to earlier, by their version: a receipt quotes them for good. */
export const pastNotices: Readonly<Record<string, string>> = {}
