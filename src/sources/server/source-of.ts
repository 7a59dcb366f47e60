import type { FastifyRequest } from 'fastify'
import type { BuiltInSource } from '#src/content/sources.ts'
import { OUR_SITE, REFERRER_CLASSES, readCode } from '../source.ts'

/** What emails of ours and redirects say of themselves; other built-in sources are found out, not told. */
const CARRIED: ReadonlySet<string> = new Set<BuiltInSource>(['letter', 'maeve', 'unknown'])
const LETTER = /^[a-z0-9-]{1,60}$/
const FRIEND = /^[a-z0-9]{12}$/

/**
 * What brought a request: a registered code, or one of the built-in sources; undefined where nothing is told of it.
 * It is read from `fields` of a form, from the request's own query, where the page's script tells it, and from the
 * query of the page that the request came from, which the browser tells with or without script.
 */
export async function sourceOf(
  request: FastifyRequest,
  publicUrl: string,
  isKnown: (code: string) => Promise<boolean>,
  fields: { s?: string; r?: string | null } = {},
): Promise<string | undefined> {
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

/** The page of ours that a request came from. What names another site is not read. */
function pageOf({ headers }: FastifyRequest, publicUrl: string): URL | undefined {
  const page = URL.parse(headers.referer ?? '')
  return page && (page.host === headers.host || page.origin === publicUrl) ? page : undefined
}

/** The class of the referring site, as the loader tells it: the place of its pattern, -1, or nothing where no site led here. */
function classOf(told: string | null): BuiltInSource | undefined {
  if (told === null || told === OUR_SITE) return undefined
  return told === '-1' ? 'site' : (REFERRER_CLASSES[Number(told)] ?? 'direct')
}
