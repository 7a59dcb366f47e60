import type { FastifyRequest } from 'fastify'
import type { BuiltInSource } from '#src/content/built-in-sources.ts'
import { OUR_SITE, REFERRER_CLASSES, readCode } from '../source.ts'

/** Sources that our emails and redirects name; other built-in sources are detected. */
const CARRIED: ReadonlySet<string> = new Set<BuiltInSource>(['letter', 'maeve', 'unknown'])
const LETTER = /^[a-z0-9-]{1,60}$/
const FRIEND = /^[a-z0-9]{12}$/

type Fields = { s?: string; r?: string | null }

/** Whether there is anything to read in a request. */
export const tells = ({ url, headers }: FastifyRequest, { s, r }: Fields): boolean =>
  url.includes('?') || Boolean(headers.referer || s || r)

/**
 * What brought a request: a registered code, or a built-in source; undefined where unknown.
 * It is read from `fields` of a form, from the request's own query, where the page's script puts it, and from the
 * query of the page that the request came from, which the browser sends with or without script.
 */
export async function sourceOf(
  request: FastifyRequest,
  publicUrl: string,
  isKnown: (code: string) => Promise<boolean>,
  fields: Fields = {},
): Promise<string | undefined> {
  if (!tells(request, fields)) return undefined
  const told = new URLSearchParams([
    ...Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ...new URLSearchParams(request.url.split('?').slice(1).join('?')),
    ...(pageOf(request, publicUrl)?.searchParams ?? []),
  ])
  for (const name of ['s', 'utm_source', 'utm_campaign']) {
    const code = readCode(told.get(name) ?? '')
    if (code && ((name === 's' && CARRIED.has(code)) || (await isKnown(code)))) return code
  }
  if (LETTER.test(told.get('l') ?? '')) return 'letter'
  if (FRIEND.test(told.get('r') ?? '')) return 'friend'
  if (told.get('s')) return 'unknown'
  return classOf(told.get('v'))
}

/** Our page that a request came from. Other sites' addresses are not read. */
function pageOf({ headers }: FastifyRequest, publicUrl: string): URL | undefined {
  const page = URL.parse(headers.referer ?? '')
  return page && (page.host === headers.host || page.origin === publicUrl) ? page : undefined
}

/** The class of the referring site, as the loader sends it: pattern index, -1 if unknown, empty without referrer. */
function classOf(told: string | null): BuiltInSource | undefined {
  if (told === null || told === OUR_SITE) return undefined
  return told === '-1' ? 'site' : (REFERRER_CLASSES[Number(told)] ?? 'direct')
}
