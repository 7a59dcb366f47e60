/**
 * How long to wait before retrying if the server refuses the stream, in milliseconds; doubled each
 * time, with jitter.
 */
const FIRST_RETRY_MS = 1_000
const MOST_RETRY_MS = 30_000
/**
 * The server sends the count at least every 25 s. Without one for this long, in milliseconds, the
 * connection is dead.
 */
const SILENCE_MS = 65_000

type Told = { onCount: (count: number, words?: string[]) => void; onLive: (live: boolean) => void }

/**
 * Follows the waitlist's count, and the words around it, while the page is visible. The server sends
 * the count when a stream opens, so each return to the page and each reconnection gets the current one.
 * `onLive` gets false from the time the stream is lost or closed until the next count arrives, as the
 * latest count may be out of date. `found`: how the visitor came here. Only the page's first stream
 * reports it, as a return to the page is not a new visit.
 */
export function followCount(url: string, found: string, { onCount, onLive }: Told): void {
  let stream: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  let last: number | undefined
  let words: string[] | undefined

  function open() {
    if (stream || retry) return
    const source = new EventSource(url + found)
    stream = source
    source.addEventListener('count', event => {
      refusals = 0
      found = ''
      clearTimeout(silence)
      silence = setTimeout(reopen, SILENCE_MS, MOST_RETRY_MS)
      const count = Number(event.data)
      onLive(true)
      if (count === last) return
      last = count
      onCount(count, words)
    })
    source.addEventListener('words', ({ data }) => {
      words = data.split('|')
    })
    // The browser reopens a lost connection after the server's `retry`, but gives up after a refusal.
    source.addEventListener('error', () => {
      // When WebKit brings a page back from its cache, it revives a stream that was closed on `pagehide`.
      if (source !== stream) return source.close()
      onLive(false)
      clearTimeout(silence)
      if (source.readyState !== EventSource.CLOSED) return
      reopen(Math.min(MOST_RETRY_MS, FIRST_RETRY_MS * 2 ** refusals))
      refusals += 1
    })
  }

  /**
   * Reopens after a random wait between half of `longest` and all of it, as all pages may have been cut off
   * at once.
   */
  function reopen(longest: number) {
    close()
    const again = () => {
      retry = undefined
      open()
    }
    retry = setTimeout(again, longest * (0.5 + Math.random() / 2))
  }

  function close() {
    onLive(false)
    clearTimeout(silence)
    stream?.close()
    stream = undefined
    clearTimeout(retry)
    retry = undefined
  }

  // Over HTTP/1.1 a browser has six connections to a site for all its tabs, so a hidden page closes its own.
  const follow = () => (document.visibilityState === 'visible' ? open() : close())
  document.addEventListener('visibilitychange', follow)
  addEventListener('pageshow', follow)
  addEventListener('online', follow)
  addEventListener('pagehide', close)
  addEventListener('offline', close)
  follow()
}
