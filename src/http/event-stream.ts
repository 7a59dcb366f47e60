import type { ServerResponse } from 'node:http'

/** A proxy cuts a connection that says nothing for 30 to 60 s. */
const HEARTBEAT_MS = 25_000
/** Bytes queued for a reader that has stopped reading before it is let go. */
const STALLED_BYTES = 64 * 1024

export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const

/** One server-sent event. `data` must be free of line breaks, as JSON text is. */
export function eventFrame(event: string, data: string): string {
  return `event: ${event}\ndata: ${data}\n\n`
}

/** Milliseconds between 1,000 and 3,000, so that streams dropped together do not come back together. */
export function jitteredRetry(): number {
  return 1_000 + Math.floor(Math.random() * 2_000)
}

export type EventStream = ReturnType<typeof createEventStream>

/** The open event streams of one topic, to which each frame goes. */
export function createEventStream() {
  const readers = new Set<ServerResponse>()

  function broadcast(frame: string) {
    const bytes = Buffer.from(frame)
    for (const reader of readers) {
      if (reader.writableLength > STALLED_BYTES) reader.destroy()
      else reader.write(bytes)
    }
  }

  const heartbeat = setInterval(() => broadcast(':\n\n'), HEARTBEAT_MS).unref()

  return {
    /** Starts a stream on a hijacked response, with the first frames, if there are any. */
    open(response: ServerResponse, headers: Record<string, string>, first: string) {
      response.writeHead(200, { ...headers, ...EVENT_STREAM_HEADERS })
      response.write(`retry: ${jitteredRetry()}\n\n${first}`)
      readers.add(response)
      response.on('close', () => readers.delete(response))
    },
    broadcast,
    size: () => readers.size,
    /** Ends every stream. */
    close() {
      clearInterval(heartbeat)
      for (const reader of readers) reader.end()
    },
  }
}
