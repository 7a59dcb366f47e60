import type { ActionList } from '#src/founder/action.ts'

export const preflightActions = {
  preflight: async () => (await import('./preflight.ts')).preflight,
} satisfies ActionList
