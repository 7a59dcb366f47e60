import type { Purpose } from './purposes.ts'
import type { Wording } from './waitlist.ts'

/** The offer, below an answer that something is not published, to email it once it is. */
export const tellMeWords = {
  open: 'Tell me when you know',
  member: 'I’m on the waitlist already',
  submit: 'Email me the answer',
  submitting: 'Sending…',
  /** The same for every address. */
  done: 'Thank you. If this email is on our list and confirmed, it gets one email once we know. If it still needs confirming, please use the button in our email. If it asked for another answer today, this one waits for a yes on the page that our emails link to.',
  /**
   * Shown next to the button. It has a version of its own, which is stored with each wish: if you reword it, raise
   * the version, and keep the old wording in `pastTellMeNotices`.
   */
  notice: {
    version: 'a1',
    text: 'We’ll send you one email about this, once we have an answer. That’s all you agree to here.',
    allows: ['answer'] as readonly Purpose[],
  },
} as const

/** Earlier wordings next to the button, by version; receipts still quote them. */
export const pastTellMeNotices: Readonly<Record<string, Wording>> = {}
