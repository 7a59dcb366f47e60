/** Every budget of the page. Exceeding one fails `npm test` (bytes, requests) or `npm run bench -- page` (all). */

/** Bytes in a kilobyte. Decimal, because units of 1,024 would allow 2.4 % more. */
export const KB = 1_000

/** The most bytes allowed, encoded with brotli: 10 % more than we had got down to. */
export const byteBudgets = {
  /**
   * A page with its inline CSS and loader. It fits into the 14.6 KB that a server sends before the first
   * acknowledgement.
   */
  html: 13.5 * KB,
  /** What every page runs before the visitor uses anything: the loader and the core. */
  ownScripts: 2.3 * KB,
  /** The script and style that the landing page fetches after those, unless the visitor saves data. */
  streetLife: 3.8 * KB,
  /** The car that visitors can wash, fetched only if they point at the street. */
  wash: 4_096,
  /** What the visitor's first intent loads: the client and its imports, including 57 KB of react and react-dom. */
  client: 65 * KB,
  /** Maeve's panel, with the modules that only it imports. */
  maevePanel: 7 * KB,
  /** All fonts together. */
  fonts: 27.5 * KB,
  /** The hero picture, in the file that `phone` picks. */
  hero: 17.3 * KB,
  /** Everything that `phone` fetches, headers included, until the page is idle, if nothing is touched. */
  firstLoad: 72 * KB,
} as const

/** The most requests allowed. */
export const requestBudgets = {
  /** Scripts requested before the load event, apart from the inline loader. */
  scriptsBeforeLoad: 0,
  /** Font files. */
  fonts: 2,
} as const

/** The phone that Lighthouse emulates: its size in CSS pixels, and the device pixels in each. */
export const phone = { width: 412, height: 823, density: 1.75, scheme: 'light' } as const

/**
 * Lighthouse's scores, and its phone's metrics over HTTP/2 and TLS (simulated slow 4G, 4x CPU slowdown). Each is the
 * median of several runs on a quiet machine.
 */
export const lighthouseBudgets = {
  /** The least allowed, out of 100. */
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** The most allowed: milliseconds, except for CLS, which has no unit. */
  metrics: { FCP: 900, LCP: 1_100, CLS: 0.01 },
} as const

/** The most total blocking time, in milliseconds, on a machine with at least this benchmark index. */
export const tbtBudgets = [
  { index: 2_000, most: 20 },
  { index: 0, most: 60 },
] as const

/** How late the page may paint, compared with a bare page, which has the same words and nothing else. */
export const bareRatios = { FCP: 1.06, LCP: 1.1 } as const

/** The most milliseconds with a processor four times slower, on a machine with at least this benchmark index. */
export const interactionBudgets = {
  index: 1_500,
  /** Interaction to Next Paint of join, FAQ and Maeve, not counting the tap that loads React. */
  inp: 100,
  /** One task during hydration, not counting the evaluation of React's own file. */
  wakingTask: 50,
} as const

/** A slow connection, and how many milliseconds things may take on it, counted from the first tap. */
export const slowLine = {
  bitsPerSecond: 400_000,
  latency: 400,
  /** Until React controls the form. */
  form: 3_500,
  /** Until Maeve's button shows that it is busy. */
  busy: 100,
} as const
