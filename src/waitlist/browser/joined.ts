import { createStore } from '#src/ui/store.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'

/** The form whose success dialog is open. */
export const joinedFrom = createStore<FormPlace | null>(null)
