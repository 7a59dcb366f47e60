import { waitlistWords } from './waitlist.ts'

/** Below the fields, where the end of an email looks mistyped. */
export const meantWords = {
  /** A button that takes the other one. */
  ask: (domain: string) => `Did you mean ${domain}?`,
  /** After it, where there is no script and nothing is stored yet. */
  ifNot: `If not, press “${waitlistWords.form.submit}” again.`,
} as const
