import { createStore } from '#src/ui/store.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'

/** The link of the address that has joined, where friends are counted. */
export const share: { link?: string } = {}

/** The form whose success dialog is open. */
export const joinedFrom = createStore<FormPlace | null>(null)
