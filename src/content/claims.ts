import { perkTerms } from './perk-terms.ts'

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

/** Whether somebody agreed to the terms as they are now. */
export const agreedPerkTerms = ({ perkTerms: agreed }: Claims = claims) =>
  agreed?.version === perkTerms.version ? agreed : undefined
