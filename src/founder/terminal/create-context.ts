import type { Context } from '../action.ts'

/**
 * Adds what is the same through every door to a door's `own` part of the context. `kept`: what actions keep.
 */
export function createContext(
  own: Omit<Context, 'erased' | 'everyNight' | 'kept'>,
  kept: Map<() => unknown, unknown>,
): Context {
  const { list, environment } = own
  return {
    ...own,
    async erased() {
      const { AFTER_ERASURE } = await import('#src/features-upkeep.ts')
      const database = await list()
      for (const run of AFTER_ERASURE) await run(database, environment)
    },
    async everyNight(tonight) {
      const { EVERY_NIGHT } = await import('#src/features-upkeep.ts')
      const database = await list()
      for (const run of EVERY_NIGHT) await run(database, tonight)
    },
    kept<Value>(make: () => Value) {
      if (!kept.has(make)) kept.set(make, make())
      return kept.get(make) as Value
    },
  }
}
