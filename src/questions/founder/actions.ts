import type { ActionList } from '#src/founder/action.ts'

export const questionActions = {
  questions: async () => (await import('./show-answers.ts')).showAnswers,
} satisfies ActionList
