import type { ActionList } from '../action.ts'

export const draftActions = {
  drafts: async () => (await import('./drafts.ts')).drafts,
  'draft save': async () => (await import('./drafts.ts')).saveDraft,
} satisfies ActionList
