import type { IncomingHttpHeaders } from 'node:http'

/** The cookie of visitors who objected on the privacy page: it holds nothing else, and is the site's only one. */
export const OBJECTION = 'uncounted=1'

/** User agents of programs that load pages for no visitor: search engines, link previews, monitors. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|axios|^node|^$/i

/** Returns whether the visitor has objected to being counted, by a browser signal or on the privacy page. */
export function objects({ dnt, cookie, ...headers }: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || dnt === '1' || (cookie?.split(/; */).includes(OBJECTION) ?? false)
}

export const isRobot = (headers: IncomingHttpHeaders): boolean => ROBOT.test(headers['user-agent'] ?? '')
