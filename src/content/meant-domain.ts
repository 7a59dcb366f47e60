import { waitlistWords } from './waitlist.ts'

/** Shown below the fields if the domain of the email address looks mistyped. */
export const meantWords = {
  /** A button that takes the suggestion. */
  ask: (domain: string) => `Did you mean ${domain}?`,
  /** Comes after that button if there is no script, as nothing is stored yet. */
  ifNot: `If not, press “${waitlistWords.form.submit}” again.`,
} as const
