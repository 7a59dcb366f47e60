import type { Entry } from '#src/waitlist/entry.ts'
import { entryKey, type NewEntry, type WaitlistStore } from './store.ts'

/** Statements under way at once: a second one fills while the first commits. */
const IN_FLIGHT = 2
/** Rows in one statement. */
const ROWS = 256

type Waiting = NewEntry & { resolve: () => void; reject: (error: unknown) => void }

/**
 * Joins that arrive in one turn of the event loop go to the store as one statement.
 * The function given resolves once the entry is durably stored (or was there before) and rejects otherwise.
 */
export function createJoinBatch(store: WaitlistStore, now: () => number = Date.now) {
  let queue: Waiting[] = []
  let inFlight = 0
  let scheduled = false

  function flush() {
    scheduled = false
    while (queue.length && inFlight < IN_FLIGHT) {
      const batch = queue.slice(0, ROWS)
      queue = queue.slice(ROWS)
      inFlight += 1
      void send(batch)
    }
  }

  async function send(batch: Waiting[]) {
    // Two statements that take the same keys in different orders deadlock; sorted ones cannot.
    batch.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    try {
      await store.addMissing(batch)
      for (const { resolve } of batch) resolve()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    inFlight -= 1
    flush()
  }

  return function join(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      queue.push({ ...entry, key: entryKey(entry.email), joinedAt: now(), resolve, reject })
      if (scheduled) return
      scheduled = true
      setImmediate(flush)
    })
  }
}
