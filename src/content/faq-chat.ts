import { brand } from './brand.ts'

/** Next to the questions. Separate from those and from landing.ts, because a script carries these words too. */
export const faqChat = {
  lead: `Not answered here? Ask ${brand.assistant}, our AI assistant.`,
  button: `Chat with ${brand.assistant}`,
} as const
