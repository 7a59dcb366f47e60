/** What a letter may be for. The wording at the form that somebody joined by says which of these they agreed to. */
export const purposes = {
  launch: 'the launch and the early-access perks',
  answer: 'an answer that somebody asked for',
  questions: 'questions that we ask',
} as const

export type Purpose = keyof typeof purposes
