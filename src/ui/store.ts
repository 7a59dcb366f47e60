/** A value that changes, and its listeners. Independent of React. */
export type Store<Value> = {
  get(): Value
  /** The first value, which prerendered pages show. */
  initial(): Value
  set(value: Value): void
  /** Calls `listener` after each change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    initial: () => initial,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
