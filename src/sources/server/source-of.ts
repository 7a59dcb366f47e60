import type { FastifyRequest } from 'fastify'
import type { BuiltInSource } from '#src/content/built-in-sources.ts'
import { OUR_SITE, REFERRER_CLASSES, readCode } from '../source.ts'

/** Built-in sources that a link in our emails, or a redirect, may name; the others are detected. */
const CARRIED: ReadonlySet<string> = new Set<BuiltInSource>(['letter', 'maeve', 'unknown'])
const LETTER = /^[a-z0-9-]{1,60}$/
const FRIEND = /^[a-z0-9]{12}$/

type Fields = { s?: string; r?: string | null }

/** Returns whether a request has anything that may say what brought it. */
export const tells = ({ url, headers }: FastifyRequest, { s, r }: Fields): boolean =>
  url.includes('?') || Boolean(headers.referer || s || r)

/**
 * Returns what brought a request: a registered code or a built-in source; undefined if nothing says. Reads the form's
 * `fields`; the request's own query, which the page's script writes; and the query of the page that sent the request,
 * which browsers send even without script.
 */
export async function sourceOf(
  request: FastifyRequest,
  publicUrl: string,
  isKnown: (code: string) => Promise<boolean>,
  fields: Fields = {},
): Promise<string | undefined> {
  if (!tells(request, fields)) return undefined
  const given = new URLSearchParams([
    ...Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ...new URLSearchParams(request.url.split('?').slice(1).join('?')),
    ...(pageOf(request, publicUrl)?.searchParams ?? []),
  ])
  for (const name of ['s', 'utm_source', 'utm_campaign']) {
    const code = readCode(given.get(name) ?? '')
    if (code && ((name === 's' && CARRIED.has(code)) || (await isKnown(code)))) return code
  }
  if (LETTER.test(given.get('l') ?? '')) return 'letter'
  if (FRIEND.test(given.get('r') ?? '')) return 'friend'
  if (given.get('s')) return 'unknown'
  return classOf(given.get('v'))
}

/** Returns which of our pages sent a request. Other sites' addresses are not read. */
function pageOf({ headers }: FastifyRequest, publicUrl: string): URL | undefined {
  const page = URL.parse(headers.referer ?? '')
  return page && (page.host === headers.host || page.origin === publicUrl) ? page : undefined
}

/**
 * Reads the referring site's class as the page sends it: the index of its pattern, -1 if it matches none,
 * `undefined` if no site referred the visitor.
 */
function classOf(told: string | null): BuiltInSource | undefined {
  if (told === null || told === OUR_SITE) return undefined
  return told === '-1' ? 'site' : (REFERRER_CLASSES[Number(told)] ?? 'direct')
}
