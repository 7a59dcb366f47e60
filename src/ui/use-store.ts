import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** The store's value, kept up to date in a component; a prerendered page hydrates with the initial one. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.initial)
}
