import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Returns the store's value and updates the component with it; a prerendered page hydrates with the initial one. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.initial)
}
