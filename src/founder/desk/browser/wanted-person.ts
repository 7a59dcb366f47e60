import { createStore } from '#src/ui/store.ts'

/** The email of a person to open next. Kept here, as an address in the page’s own address would stay in the browser’s history. */
export const wantedPerson = createStore<string | undefined>(undefined)
