import { createStore } from '#src/ui/store.ts'

/** Whether Maeve's panel is open; her own button and the page's other one both open it. */
export const maeveOpen = createStore(false)
