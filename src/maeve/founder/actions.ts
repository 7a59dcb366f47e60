import type { ActionList } from '#src/founder/action.ts'

/** What visitors asked Maeve, and how the founder answers what is not published. */
export const maeveActions = {
  maeve: async () => (await import('./asked.ts')).asked,
  'maeve topics': async () => (await import('./topics.ts')).topics,
  'maeve verdicts': async () => (await import('./verdicts.ts')).verdicts,
  'maeve answer': async () => (await import('./answer.ts')).answer,
  'maeve retract': async () => (await import('./retract.ts')).retract,
} satisfies ActionList
