import type { ActionList } from '#src/founder/action.ts'

export const newsActions = {
  alert: async () => (await import('./alert.ts')).alert,
} satisfies ActionList
