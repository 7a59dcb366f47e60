import { brand } from './brand.ts'

/** Shown next to the questions. In a file of its own, because a script contains these words too. */
export const faqChat = {
  lead: `Not answered here? Ask ${brand.assistant}, our AI assistant.`,
  button: `Chat with ${brand.assistant}`,
} as const
