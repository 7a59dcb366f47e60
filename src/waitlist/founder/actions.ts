import type { ActionList } from '#src/founder/action.ts'

/** What the founder can do with the list. */
export const waitlistActions = {
  today: async () => (await import('./today.ts')).today,
  stats: async () => (await import('./stats.ts')).stats,
  find: async () => (await import('./find.ts')).find,
  receipt: async () => (await import('./receipt.ts')).receipt,
  complaints: async () => (await import('./complaints.ts')).complaints,
  correct: async () => (await import('./correct.ts')).correct,
  unsubscribe: async () => (await import('./unsubscribe.ts')).unsubscribe,
  erase: async () => (await import('./erase.ts')).erase,
} satisfies ActionList
