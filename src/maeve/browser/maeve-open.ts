import { createStore } from '#src/ui/store.ts'

/** Whether Maeve's panel is open. Her button opens it, and so does another one on the page. */
export const maeveOpen = createStore(false)

/** The topic that a visitor chose on the page, until the panel asks about it. */
export const topicToAsk = createStore<string | null>(null)
