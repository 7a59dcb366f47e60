import { hero, highlights, services } from './landing.ts'
import { perks } from './offer.ts'
import { perkTerms } from './perk-terms.ts'
import { waitlistWords } from './waitlist.ts'

/** A certificate that is yours. `until` is its last day, such as 2027-03-31. */
type Certificate = { name: string; issuer: string; number?: string; until?: string }

type Claims = {
  certificates: Readonly<Record<string, Certificate | undefined>>
  perkTerms: { version: string; agreedBy: string; on: string } | undefined
  openAtGoal: { agreedBy: string; on: string } | undefined
}

/**
 * Evidence for the page's claims that software cannot make true. `npm run waitlist -- preflight` is red for each
 * that is undefined: fill it in, such as { name: 'Certificate of …', issuer: 'The … Trust', until: '2027-03-31' }.
 */
export const claims: Claims = {
  /** By the words on the page: its highlights, and the dialog after joining. */
  certificates: {
    'Certified quality guaranteed': undefined,
    'Eco Certified': undefined,
  },
  /** Who read src/content/perk-terms.ts and will keep them, such as { version: '1', agreedBy: 'A name', on: '2026-01-31' }. */
  perkTerms: undefined,
  /** Who will open in each district that reaches its goal, if `atGoal` in src/content/district.ts says so. */
  openAtGoal: undefined,
}

/**
 * Every claim of the page by its words, and what it rests on, in a sentence; where that is empty, visitors read “not yet”.
 * A certificate speaks for itself. Preflight is red for a claim that has no line here.
 */
export const grounds: Readonly<Record<string, string>> = {
  [hero.badge]: '',
  [hero.eyebrow]: '',
  'Premium car washing and valeting': '',
  'Fast EV charging': '',
  'Eco-friendly water and air care': '',
  'Certified quality guaranteed': '',
  FREE: '',
  'Eco Certified': '',
  'Data Secure':
    'No page, answer or search of this site shows an email or a postcode: only numbers leave the list. You can see and erase what is kept about you.',
  'No spam ever':
    'We write only for what the words beside the form say, and every email has a link that stops them.',
  [perks[0]]: '',
  [perks[1]]: '',
  [perks[2]]: '',
}

/** What the page claims: its first line, highlights, the badges of its services and of the dialog, and the perks. */
export const claimed: readonly string[] = [
  ...new Set([
    hero.badge,
    hero.eyebrow,
    ...highlights.items.map(({ text }) => text),
    ...services.cards.map(({ badge }) => badge).filter(badge => badge === 'FREE'),
    ...Object.values(waitlistWords.dialog.badges).flat(),
    ...perks,
  ]),
]

/** Says what a claim rests on; undefined if that is not there yet. */
export function groundOf(claim: string): string | undefined {
  const certificate = claims.certificates[claim]
  if (!certificate) return grounds[claim] || undefined
  const { name, issuer, number, until } = certificate
  return `${[name, number].filter(Boolean).join(' ')}, by ${issuer}${until ? `, until ${until}` : ''}`
}

/** Whether somebody agreed to the terms as they are now. */
export const agreedPerkTerms = ({ perkTerms: agreed }: Claims = claims) =>
  agreed?.version === perkTerms.version ? agreed : undefined
