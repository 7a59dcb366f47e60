import { useSyncExternalStore } from 'react'
import { createStore } from '#src/ui/store.ts'

/**
 * Returns the open page and what is open on it, from an address such as letters/wave, and a function that
 * opens something else on the page.
 */
export function usePlace(): [page: string, part: string | undefined, go: (part?: string) => void] {
  const [page = '', part] = useSyncExternalStore(onHash, () => location.hash.slice(1)).split('/')
  return [
    page,
    part,
    next => {
      location.hash = next ? `${page}/${next}` : page
    },
  ]
}

/** Returns a link to the people that a filter chooses. */
export const peopleOf = (filter: Record<string, string>): string => `#people/${new URLSearchParams(filter)}`

function onHash(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * The email of the person to open next. Not part of the page’s address, because it would then stay in the
 * browser’s history.
 */
export const wantedPerson = createStore<string | undefined>(undefined)
