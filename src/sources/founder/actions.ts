import type { ActionList } from '#src/founder/action.ts'

export const sourceActions = {
  'source add': async () => (await import('./add.ts')).add,
  'source list': async () => (await import('./list-sources.ts')).listSources,
  'source rename': async () => (await import('./rename-and-end.ts')).rename,
  'source end': async () => (await import('./rename-and-end.ts')).end,
  'source qr': async () => (await import('./qr.ts')).qr,
  'source poster': async () => (await import('./poster.ts')).poster,
} satisfies ActionList
