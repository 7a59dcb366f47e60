/** What a letter may be for. The wording next to the form says which of these somebody agreed to by joining. */
export const purposes = {
  launch: 'the launch and the early-access perks',
  answer: 'an answer that somebody asked for',
  questions: 'questions that we ask',
} as const

export type Purpose = keyof typeof purposes
