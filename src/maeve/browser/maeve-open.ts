import { createStore } from '#src/ui/store.ts'

/** Whether Maeve's panel is open; her own button and the page's other one both open it. */
export const maeveOpen = createStore(false)

/** One of her topics that was chosen on the page, until the panel asks it. */
export const topicToAsk = createStore<string | null>(null)
