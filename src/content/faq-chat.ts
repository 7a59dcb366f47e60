import { brand } from './brand.ts'

/** Shown next to the questions. Separate from those and from landing.ts, because a script contains these words too. */
export const faqChat = {
  lead: `Not answered here? Ask ${brand.assistant}, our AI assistant.`,
  button: `Chat with ${brand.assistant}`,
} as const
