import type { ServerResponse } from 'node:http'
import { createEventStream, eventFrame } from '#src/http/event-stream.ts'
import type { WaitlistStore } from './store.ts'

/** At most one update to the open pages in this time, in milliseconds. */
const COALESCE_MS = 250

export type LiveCount = ReturnType<typeof createLiveCount>

/** Keeps the waitlist's count and tells it to every open page after each change. */
export function createLiveCount(store: WaitlistStore) {
  const streams = createEventStream()
  let known: number | undefined
  let due: NodeJS.Timeout | undefined

  async function refresh() {
    due = undefined
    try {
      const count = await store.count()
      if (count === known) return
      known = count
      streams.broadcast(eventFrame('count', String(count)))
    } catch {
      // The database is out of reach: the pages keep the number they have until the next change or page.
    }
  }

  const schedule = (delay: number) => {
    due ??= setTimeout(refresh, delay)
  }
  const stop = store.onChange(() => schedule(COALESCE_MS))
  schedule(0)

  return {
    /** Opens a page's stream on a hijacked response: the count at once, then after each change. */
    open(response: ServerResponse, headers: Record<string, string>) {
      streams.open(response, headers, known === undefined ? '' : eventFrame('count', String(known)))
      if (known === undefined) schedule(COALESCE_MS)
    },
    /** Open pages. */
    pages: streams.size,
    close() {
      stop()
      clearTimeout(due)
      streams.close()
    },
  }
}
