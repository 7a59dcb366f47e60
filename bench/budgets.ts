/** Every budget of the page. Crossing one fails `npm test` (bytes, requests) or `npm run bench -- page` (all). */

/** Bytes in a kilobyte. The decimal one: a budget in units of 1,024 would allow 2.4 % more. */
export const KB = 1_000

/** At most this many bytes, encoded as a browser that knows brotli gets them: 10 % above what was reached. */
export const byteBudgets = {
  /** A page with its inline CSS and loader: it fits the 14.6 KB that a server may send before the first answer. */
  html: 13.5 * KB,
  /** What every page runs before the visitor uses anything: the loader and the core. */
  ownScripts: 2.3 * KB,
  /** What the landing page fetches after them, script and style, except for who saves data. */
  streetLife: 4.5 * KB,
  /** What the first intent brings: the entry and all that it imports; react and react-dom alone are 57 KB. */
  client: 65 * KB,
  /** Maeve's panel, with what only it imports. */
  maevePanel: 7 * KB,
  /** All fonts together. */
  fonts: 27.5 * KB,
  /** The hero picture in the file that `phone` picks. */
  hero: 17.3 * KB,
  /** Everything that `phone` fetches until the page has come to rest, headers included, when nothing is touched. */
  firstLoad: 72 * KB,
} as const

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
  metrics: { FCP: 900, LCP: 1_100, CLS: 0.01 },
} as const

/** Total blocking time at most, in milliseconds, on a machine of at least this benchmark index. */
export const tbtBudgets = [
  { index: 2_000, most: 20 },
  { index: 0, most: 60 },
] as const

/** Paints at most so many times as late as those of a bare page: the same words, and nothing else. */
export const bareRatios = { FCP: 1.06, LCP: 1.1 } as const

/** With the processor four times slower, on a machine of at least this benchmark index; milliseconds at most. */
export const interactionBudgets = {
  index: 1_500,
  /** Interaction to Next Paint of join, FAQ and Maeve, the one that wakes React aside. */
  inp: 100,
  /** One task while the page wakes, the evaluation of React's own file aside. */
  wakingTask: 50,
} as const

/** A line as slow as a bad corner's, and what it may cost; milliseconds at most from the first tap. */
export const slowLine = {
  bitsPerSecond: 400_000,
  latency: 400,
  /** To a form that React holds. */
  form: 3_500,
  /** To Maeve's button saying that it is busy. */
  busy: 100,
} as const
