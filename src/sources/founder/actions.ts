import type { ActionList } from '#src/founder/action.ts'

export const sourceActions = {
  'source add': async () => (await import('./source-commands.ts')).add,
  'source list': async () => (await import('./list-sources.ts')).listSources,
  'source rename': async () => (await import('./source-commands.ts')).rename,
  'source end': async () => (await import('./source-commands.ts')).end,
  'source qr': async () => (await import('./source-commands.ts')).qr,
  'source poster': async () => (await import('./poster.ts')).poster,
} satisfies ActionList
