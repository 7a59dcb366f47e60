import { hero, highlights, services } from './landing.ts'
import { launchWords } from './launch.ts'
import { perks } from './offer.ts'
import { perkTerms } from './perk-terms.ts'
import { waitlistWords } from './waitlist.ts'

/** A certificate that you hold. `until` is its last day, such as 2027-03-31. */
type Certificate = { name: string; issuer: string; number?: string; until?: string }

type Claims = {
  certificates: Readonly<Record<string, Certificate | undefined>>
  perkTerms: { version: string; agreedBy: string; on: string } | undefined
  openAtGoal: { agreedBy: string; on: string } | undefined
}

/**
 * Evidence for those claims on the page that software cannot make true. `npm run waitlist -- preflight` is red for
 * each that is undefined: fill it in, such as { name: 'Certificate of …', issuer: 'The … Trust', until: '2027-03-31' }.
 */
export const claims: Claims = {
  /** Keyed by the claim's exact words, which appear in the page's highlights and in the dialog after joining. */
  certificates: {
    'Certified quality guaranteed': undefined,
    'Eco Certified': undefined,
  },
  /** Who read src/content/perk-terms.ts and will keep to it: { version: '1', agreedBy: 'A name', on: '2026-01-31' }. */
  perkTerms: undefined,
  /** Who agreed to open in each district that reaches its goal, if `atGoal` in src/content/district.ts is 'open'. */
  openAtGoal: undefined,
}

/**
 * Every claim on the page by its words, and the evidence for it in a sentence; if that is empty,
 * visitors read the claim under “From launch”. If a claim has a certificate, the certificate is the
 * evidence. Preflight is red for a claim that has no line here.
 */
export const grounds: Readonly<Record<string, string>> = {
  [launchWords.ahead.LAUNCH_BADGE]: '',
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
    'We write only for what the words next to the form say, and every email has a link that stops them.',
  [perks[0]]: '',
  [perks[1]]: '',
  [perks[2]]: '',
}

/** What the page claims, in its first line, its highlights, the badges of services and of the dialog, and the perks. */
export const claimed: readonly string[] = [
  ...new Set([
    launchWords.ahead.LAUNCH_BADGE,
    hero.eyebrow,
    ...highlights.items.map(({ text }) => text),
    ...services.cards.map(({ badge }) => badge).filter(badge => badge === 'FREE'),
    ...Object.values(waitlistWords.dialog.badges).flat(),
    ...perks,
  ]),
]

/** Says what evidence there is for a claim; undefined if there is none yet. */
export function groundOf(claim: string): string | undefined {
  const certificate = claims.certificates[claim]
  if (!certificate) return grounds[claim] || undefined
  const { name, issuer, number, until } = certificate
  return `${[name, number].filter(Boolean).join(' ')}, by ${issuer}${until ? `, until ${until}` : ''}`
}

/** Returns who agreed to the terms as they are now, if anybody did. */
export const agreedPerkTerms = ({ perkTerms: agreed }: Claims = claims) =>
  agreed?.version === perkTerms.version ? agreed : undefined
