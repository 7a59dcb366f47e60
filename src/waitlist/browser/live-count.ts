import { routes } from '#src/routes.ts'
import { createStore } from '#src/ui/store.ts'

/** Milliseconds between tries after the server refused the stream; doubled at each, with jitter. */
const RETRY_MS = { first: 1_000, most: 30_000 } as const

/** The waitlist's count, null until the real one has arrived. */
export const liveCount = createStore<number | null>(null)

/**
 * Follows the waitlist's count while the page is looked at, and gives the function that stops it. The server
 * tells the count when a stream opens, so each return to the page and each reconnection is a recount.
 */
export function followCount(): () => void {
  let stream: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let refusals = 0

  function open() {
    if (stream || retry) return
    const source = new EventSource(routes.waitlistLive)
    stream = source
    source.addEventListener('count', event => {
      refusals = 0
      const count = Number(event.data)
      if (Number.isSafeInteger(count)) liveCount.set(count)
    })
    // A lost connection the browser mends by itself, after the server's `retry`; a refusal it gives up on.
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      close()
      const longest = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** refusals)
      refusals += 1
      retry = setTimeout(
        () => {
          retry = undefined
          open()
        },
        longest * (0.5 + Math.random() / 2),
      )
    })
  }

  function close() {
    stream?.close()
    stream = undefined
    clearTimeout(retry)
    retry = undefined
  }

  // Over HTTP/1.1 a browser has six connections to a site in all its tabs: one that nobody looks at gives its own back.
  const follow = () => (document.visibilityState === 'visible' ? open() : close())
  document.addEventListener('visibilitychange', follow)
  addEventListener('pageshow', follow)
  addEventListener('pagehide', close)
  follow()

  return () => {
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('pageshow', follow)
    removeEventListener('pagehide', close)
    close()
  }
}
