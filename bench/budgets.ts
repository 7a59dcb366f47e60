/** Every budget of the page. Crossing one fails `npm test` (bytes, requests) or `npm run bench:page` (all). */

/** Bytes in a kilobyte. The decimal one: a budget in units of 1,024 would allow 2.4 % more. */
export const KB = 1_000

/** At most this many bytes, encoded as a browser that knows brotli gets them. */
export const byteBudgets = {
  /** A page with its inline CSS and loader: it fits the 14.6 KB that a server may send before the first answer. */
  html: 13.5 * KB,
  /** The entry that brings the page to life and all that it imports; react and react-dom alone are 57 KB. */
  client: 65 * KB,
  /** Maeve's panel, with what only it imports. */
  maevePanel: 12 * KB,
  /** All fonts together. */
  fonts: 36 * KB,
  /** The hero picture in the file that `phone` picks. */
  hero: 40 * KB,
  /** Everything that `phone` fetches until the page has come to rest, headers included. */
  firstLoad: 130 * KB,
} as const

/** Where the largest paint stays under a second, in bytes: not a gate. */
export const HERO_WISHED = 18 * KB

/** At most this many requests. */
export const requestBudgets = {
  /** Scripts asked for before the load event, the inline loader aside. */
  scriptsBeforeLoad: 0,
  /** Font files. */
  fonts: 2,
} as const

/** The phone that Lighthouse emulates: CSS pixels, and device pixels in one of them. */
export const phone = { width: 412, height: 823, density: 1.75, scheme: 'light' } as const

/**
 * Lighthouse's categories and the metrics of its phone over HTTP/2 and TLS (simulated slow 4G, 4x CPU slowdown),
 * each held by the median of its runs on a quiet machine.
 */
export const lighthouseBudgets = {
  /** At least, of 100. */
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** At most: milliseconds, and for the layout shift its own score. */
  metrics: { FCP: 900, LCP: 1_100, TBT: 50, CLS: 0.01 },
} as const

/** At most, in milliseconds, with the processor four times slower: Interaction to Next Paint of join, FAQ and Maeve. */
export const INP_BUDGET = 100

/** Milliseconds: not a gate. */
export const LCP_WISHED = 1_000
