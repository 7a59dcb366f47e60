import { brand } from './brand.ts'
import type { Purpose } from './purposes.ts'
import { pastTellMeNotices, tellMeWords } from './tell-me.ts'
import { pastNotices, type Wording, waitlistWords } from './waitlist.ts'

const { notice } = waitlistWords.form
const wordings: Readonly<Record<string, Wording>> = {
  ...pastNotices,
  [notice.version]: notice,
  ...pastTellMeNotices,
  [tellMeWords.notice.version]: tellMeWords.notice,
}

/**
 * Every wording that a visitor may have agreed to, by version: those below the form, and next to “Tell me when you
 * know”.
 */
export const noticeWordings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(wordings).map(([version, { text }]) => [version, text]),
)

/** Returns which versions of the wording allow us to write to people for this purpose. */
export const wordingsThatAllow = (purpose: Purpose): string[] =>
  Object.keys(wordings).filter(version => wordings[version]!.allows.includes(purpose))

/** The words of a receipt: what someone agreed to by joining. */
export const receiptWords = {
  title: `Your place on the ${brand.name} waitlist`,
  labels: {
    email: 'Email',
    postcode: 'Postcode',
    joined: 'You joined',
    form: 'From',
    wording: 'The words next to it, which you agreed to',
    confirmed: 'You confirmed your email',
    unsubscribed: 'You unsubscribed',
  },
  /** The same labels for the founder. */
  ofThem: {
    email: 'Email',
    postcode: 'Postcode',
    joined: 'They joined',
    form: 'From',
    wording: 'The words next to it, which they agreed to',
    confirmed: 'They confirmed their email',
    unsubscribed: 'Emails were stopped',
  },
  forms: {
    hero: 'the form at the top of the page',
    banner: 'the form at the bottom of the page',
    maeve: `the card in the chat with ${brand.assistant}`,
    unknown: 'not recorded',
  },
  noWording: 'not recorded',
  unknownWording: 'not among those that are kept',
  version: 'wording',
} as const
