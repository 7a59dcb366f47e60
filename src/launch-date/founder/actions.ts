import type { ActionList } from '#src/founder/action.ts'

export const launchActions = {
  launch: async () => (await import('./launch.ts')).launchAction,
  'launch letter': async () => (await import('./launch.ts')).launchLetter,
} satisfies ActionList
