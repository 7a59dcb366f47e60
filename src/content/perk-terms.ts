import { brand } from './brand.ts'
import { inWords } from './in-words.ts'
import { offer, perks } from './offer.ts'

/** What an invitation's code is good for. The version is stored with each code: if you change the terms, raise it. */
export const perkTerms = {
  version: '1',
  title: `Your early-access perks at ${brand.name}`,
  perks,
  conditions: [
    'For the person on the waitlist to whom the code was given.',
    'The code can be used once.',
    `The ${offer.percent}% is taken off what your subscription costs in its first ${offer.months === 1 ? 'month' : `${inWords(offer.months)} months`}; your price is quoted when you book.`,
    `The £${offer.pounds} is taken off your first EV charge.`,
  ],
  /**
   * Only the founder can answer these, in a sentence each: until then the page says “Not settled yet”,
   * and preflight is red.
   */
  answers: {
    'Until when can I use the code?': '',
    [`Does the £${offer.pounds} need a subscription?`]: '',
  } as Readonly<Record<string, string>>,
} as const

/** Earlier terms, by version: codes that were issued under them keep them for good. */
export const pastPerkTerms: Readonly<Record<string, Omit<typeof perkTerms, 'version' | 'answers'>>> = {}
