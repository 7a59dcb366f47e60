import { routes } from '#src/routes.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Returns what a visitor's browser can do on the server at `origin`. `query`: that of its page. For tests. */
export function visitor(origin: string) {
  const headersOf = (query: string, more: HeadersInit = {}) => ({
    'user-agent': BROWSER,
    referer: `${origin}/${query}`,
    ...more,
  })
  /** Opens the live stream with `marks` as its query, and closes it after its first bytes. */
  const stream = async (marks: string, headers: HeadersInit) => {
    const leave = new AbortController()
    const response = await fetch(`${origin}${routes.waitlistLive}${marks}`, { headers, signal: leave.signal })
    if (response.status === 200) await response.body!.getReader().read()
    leave.abort()
    return response.status
  }

  return {
    /** Loads the page; `site` is what its loader reports about the referring site. */
    visit: (query: string, { site = 'undefined', headers = {} as HeadersInit } = {}) =>
      stream(`?${query}&v=${site}`, headersOf(query, headers)),
    touch: (query: string, { site = 'undefined' } = {}) => stream(`?${query}&v=${site}&t`, headersOf(query)),
    stream,
    headersOf,
    /** Joins as the page's script does. */
    join: (email: string, query: string, { site = 'undefined', headers = {} as HeadersInit } = {}) =>
      fetch(`${origin}${routes.waitlist}?${query}&v=${site}`, {
        method: 'POST',
        headers: { ...headersOf(query, headers), 'content-type': 'application/json' },
        body: JSON.stringify({ email, postcode: 'LS6 2AB', form: 'hero' }),
      }),
    /** Sends a form as a browser without JavaScript does. */
    send: (fields: Record<string, string>, query: string, headers: HeadersInit = {}) =>
      fetch(`${origin}${routes.waitlist}`, {
        method: 'POST',
        headers: headersOf(query, headers),
        body: new URLSearchParams({ postcode: 'LS6 2AB', form: 'hero', ...fields }),
        redirect: 'manual',
      }),
    follow: (path: string, headers: HeadersInit = {}) =>
      fetch(`${origin}${path}`, { headers: { 'user-agent': BROWSER, ...headers }, redirect: 'manual' }),
  }
}
