import type { IncomingHttpHeaders } from 'node:http'

/** The cookie of who objected on the privacy page: it says that and nothing more, and is the only one of the site. */
export const OBJECTION = 'uncounted=1'

/** What programs call themselves that load pages for no visitor: search engines, previews of links, monitors. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|axios|^node|^$/i

/** Whether whoever asks has objected to being counted: by a signal of their browser, or on the privacy page. */
export function objects({ dnt, cookie, ...headers }: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || dnt === '1' || (cookie?.split(/; */).includes(OBJECTION) ?? false)
}

export const isRobot = (headers: IncomingHttpHeaders): boolean => ROBOT.test(headers['user-agent'] ?? '')
