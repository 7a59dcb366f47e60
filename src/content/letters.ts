import { brand } from './brand.ts'

/** What a letter may be written for. The wording at a form says which of these people agreed to. */
export const purposes = {
  launch: 'the launch and the early-access perks',
  answer: 'an answer that somebody asked for',
  questions: 'questions that we ask',
} as const

export type Purpose = keyof typeof purposes

/** The words around a letter, in the email and on its page. */
export const letterWords = {
  /** In the email, before the address of the letter's page. */
  online: 'Read this email on our site',
  page: {
    sent: (date: string) => `Sent to the waitlist on ${date}`,
    home: 'Back to the waitlist',
  },
  list: {
    title: 'Letters to the waitlist',
    preview: 'What we have written to everyone on the waitlist.',
    about: 'The latest first',
    none: 'We haven’t written any yet.',
  },
  feed: { title: `Letters from ${brand.name}` },
} as const
