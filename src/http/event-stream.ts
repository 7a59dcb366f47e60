import type { ServerResponse } from 'node:http'

/** Proxies cut a connection that is silent for 30 to 60 s, and the page gives up on a stream after 65. */
const HEARTBEAT_MS = 25_000
/** A reader that has stopped reading is disconnected once more than this many bytes are queued for it. */
const STALLED_BYTES = 64 * 1024
/** Readers served in one turn of the event loop: about 3 ms, after which other work gets its turn. */
const SLICE = 256
/** How long a page that found no room should wait before it retries, in milliseconds. */
const FULL_RETRY_MS = 60_000

/**
 * Browsers send this id back as `Last-Event-ID` when they reconnect, which is the only sign that a stream is not
 * being opened for the first time.
 */
const ID = 'id: 1\n'

export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const

/** Formats a server-sent event. `data` must not contain line breaks; JSON text never does. */
export function eventFrame(event: string, data: string): string {
  return `event: ${event}\ndata: ${data}\n\n`
}

/** Returns milliseconds between 1,000 and 3,000, so that streams dropped together do not all reconnect at once. */
function jitteredRetry(): number {
  return 1_000 + Math.floor(Math.random() * 2_000)
}

export type EventStream = ReturnType<typeof createEventStream>

/** How many streams may be open, in all and to one address. */
export type StreamRoom = { most: number; mostEach: number }

/** Broadcasts the latest state of a topic to its open event streams. */
export function createEventStream({ most, mostEach }: StreamRoom) {
  const readers = new Set<ServerResponse>()
  const held = new Map<string, number>()
  let latest: Buffer | undefined
  let said = ':\n\n'
  let sending = false

  async function send() {
    sending = true
    while (latest) {
      const frame = latest
      latest = undefined
      let written = 0
      for (const reader of readers) {
        if (reader.writableLength > STALLED_BYTES) reader.destroy()
        else if (!reader.writableEnded) reader.write(frame)
        written += 1
        if (written % SLICE === 0) await new Promise(setImmediate)
      }
    }
    sending = false
  }

  function broadcast(text: string) {
    heartbeat.refresh()
    said = text
    latest = Buffer.from(text)
    if (!sending) void send()
  }

  // A comment would be enough for a proxy, but browsers hide comments from the page.
  const heartbeat = setTimeout(() => broadcast(said), HEARTBEAT_MS).unref()

  return {
    /**
     * Starts a stream with the first frames, if any. If there is no room, sends only these, and the page retries in a
     * minute.
     */
    open(response: ServerResponse, headers: Record<string, string>, first: string, address: string) {
      response.writeHead(200, { ...headers, ...EVENT_STREAM_HEADERS })
      const others = held.get(address) ?? 0
      if (readers.size >= most || others >= mostEach) {
        response.end(`retry: ${FULL_RETRY_MS}\n${ID}${first}`)
        return
      }
      response.write(`retry: ${jitteredRetry()}\n${ID}${first}`)
      readers.add(response)
      held.set(address, others + 1)
      response.on('close', () => {
        readers.delete(response)
        const left = held.get(address)! - 1
        if (left) held.set(address, left)
        else held.delete(address)
      })
    },
    /**
     * Sends a frame to every reader. While one is being sent, only the newest of those that follow is kept.
     */
    broadcast,
    size: () => readers.size,
    /** Ends every stream. */
    close() {
      clearTimeout(heartbeat)
      for (const reader of readers) reader.end()
    },
  }
}
