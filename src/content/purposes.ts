/** What a letter may be for. The wording at a form says which of these people agreed to. */
export const purposes = {
  launch: 'the launch and the early-access perks',
  answer: 'an answer that somebody asked for',
  questions: 'questions that we ask',
} as const

export type Purpose = keyof typeof purposes
