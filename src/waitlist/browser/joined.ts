import { createStore } from '#src/ui/store.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'

/**
 * The latest join: its address and postcode, and the response to it, which has a link to share if friends are counted.
 */
export const latestJoin: { email: string; postcode: string; reply?: { share?: string } } = {
  email: '',
  postcode: '',
}

export const joinedFrom = createStore<FormPlace | null>(null)

export const onList = createStore(false)

export const afterJoin = createStore<typeof import('./sign/share-street.tsx') | null>(null)
