import type { ServerResponse } from 'node:http'
import { createEventStream, eventFrame, type StreamRoom } from '#src/http/event-stream.ts'
import type { WaitlistStore } from './waitlist-store.ts'

/** The shortest time between two updates to the open pages, in milliseconds. */
const COALESCE_MS = 250
/** While pages are open, the count is read at least this often, in milliseconds, in case word of a change is lost. */
const BACKSTOP_MS = 1_000

export type LiveCount = ReturnType<typeof createLiveCount>

/** Keeps the waitlist's count and sends it, with the words around it, to every open page after each change. */
export function createLiveCount(
  store: Pick<WaitlistStore, 'count' | 'onChange'>,
  wordsFor: (count: number) => string,
  room: StreamRoom,
) {
  const streams = createEventStream(room)
  let known: number | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let dueAt = Number.POSITIVE_INFINITY
  let due: NodeJS.Timeout | undefined
  let reading = false

  async function read() {
    dueAt = Number.POSITIVE_INFINITY
    if (reading) return readWithin(COALESCE_MS)
    reading = true
    readAt = performance.now()
    try {
      const count = await store.count()
      if (count !== known) {
        known = count
        streams.broadcast(frames(count))
      }
    } catch {
      // The database cannot be reached: the pages keep their number until it is back.
    }
    reading = false
    if (streams.size()) readWithin(BACKSTOP_MS)
  }

  const frames = (count: number) => eventFrame('words', wordsFor(count)) + eventFrame('count', String(count))

  /** Schedules the next read, at least this long after the last one. */
  function readWithin(interval: number) {
    const now = performance.now()
    const at = Math.max(now, readAt + interval)
    if (at >= dueAt) return
    clearTimeout(due)
    dueAt = at
    due = setTimeout(read, at - now)
  }

  const stop = store.onChange(() => readWithin(COALESCE_MS))
  void read()

  return {
    /** Opens a page's stream on a hijacked response: sends the count at once, then after each change. */
    open(response: ServerResponse, headers: Record<string, string>, address: string) {
      streams.open(response, headers, known === undefined ? '' : frames(known), address)
      readWithin(BACKSTOP_MS)
    },
    pages: streams.size,
    close() {
      stop()
      clearTimeout(due)
      dueAt = Number.NEGATIVE_INFINITY
      streams.close()
    },
  }
}
