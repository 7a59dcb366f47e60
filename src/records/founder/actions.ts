import type { ActionList } from '#src/founder/action.ts'

export const recordActions = {
  records: async () => (await import('./records.ts')).records,
} satisfies ActionList
