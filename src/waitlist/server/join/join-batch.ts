import type { Joined } from './join-follower.ts'
import { type AgreedEntry, entryKey, type NewEntry } from './waitlist-store.ts'

/** How many statements may be under way at once: one can be sent while another commits. */
const IN_FLIGHT = 2
const ROWS = 256
/**
 * How long a visitor waits for a response at most, in milliseconds. An entry stored later than that is not
 * acknowledged.
 */
const PATIENCE_MS = 2_500

/** Stores the entries whose address is new, and returns their keys. If it rejects, none was stored. */
type Store = { addMissing(entries: readonly NewEntry[]): Promise<ReadonlySet<string>> }

type Waiting = NewEntry & {
  resolve: (joined: Joined) => void
  reject: (error: unknown) => void
  patience: NodeJS.Timeout
  givenUp: boolean
}

/**
 * Combines joins that arrive in one turn of the event loop into one statement. The returned function
 * resolves once the entry is durably stored (or was there before) and rejects otherwise.
 */
export function createJoinBatch(store: Store, now: () => number = Date.now) {
  let queue: Waiting[] = []
  let inFlight = 0
  let scheduled = false

  function flush() {
    scheduled = false
    while (queue.length && inFlight < IN_FLIGHT) {
      if (queue[0]!.givenUp) queue = queue.filter(({ givenUp }) => !givenUp)
      const batch = queue.slice(0, ROWS)
      queue = queue.slice(ROWS)
      if (!batch.length) return
      inFlight += 1
      void send(batch)
    }
  }

  async function send(batch: Waiting[]) {
    // Two statements with the same keys in different orders could deadlock; with sorted keys they cannot.
    batch.sort((a, b) => (a.email_key < b.email_key ? -1 : a.email_key > b.email_key ? 1 : 0))
    try {
      // If two have the same key, the first made the entry: sorting keeps their order.
      const fresh = new Set(await store.addMissing(batch))
      for (const { email_key, joined_at, resolve } of batch)
        resolve({ email_key, joined_at, isNew: fresh.delete(email_key) })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    for (const { patience } of batch) clearTimeout(patience)
    inFlight -= 1
    flush()
  }

  return function join(entry: AgreedEntry): Promise<Joined> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        waiting.givenUp = true
        reject(new JoinOverdue())
      }, PATIENCE_MS)
      const email_key = entryKey(entry.email)
      const waiting = { ...entry, email_key, joined_at: now(), resolve, reject, patience, givenUp: false }
      queue.push(waiting)
      if (scheduled) return
      scheduled = true
      setImmediate(flush)
    })
  }
}

class JoinOverdue extends Error {
  readonly code = 'JOIN_OVERDUE'

  constructor() {
    super(`the database did not answer within ${PATIENCE_MS} ms`)
  }
}
