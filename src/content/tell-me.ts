import type { Purpose } from './purposes.ts'
import type { Wording } from './waitlist.ts'

/** Under an answer that something is not published: the offer to email it later. */
export const tellMeWords = {
  open: 'Tell me when you know',
  member: 'I’m on the waitlist already',
  submit: 'Email me the answer',
  submitting: 'Sending…',
  /** The same for every address. */
  done: 'Thank you. If this email is on our list and confirmed, it gets one email once we know. If it still needs confirming, please use the button in our email. If it asked for another answer today, this one waits for a yes on the page that our emails link to.',
  /**
   * Next to the button. The version is stored with each wish: for a new wording raise it, and keep this one in
   * `pastTellMeNotices`. It is no version of the form's.
   */
  notice: {
    version: 'a1',
    text: 'We’ll send you one email about this, once we have an answer. That’s all you agree to here.',
    allows: ['answer'] as readonly Purpose[],
  },
} as const

/** Earlier wordings next to the button, by their version: a receipt quotes them for good. */
export const pastTellMeNotices: Readonly<Record<string, Wording>> = {}
