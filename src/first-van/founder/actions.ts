import type { ActionList } from '#src/founder/action.ts'

export const vanActions = {
  'first van': async () => (await import('./place-van.ts')).placeVan,
} satisfies ActionList
