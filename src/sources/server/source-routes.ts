import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { homeFrom, routes } from '#src/routes.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { readCode } from '../source.ts'
import { OBJECTION, type Sources } from './sources.ts'

/** How long the visitor's device keeps an objection, in seconds: the longest that browsers allow. */
const OBJECTION_SECONDS = (400 * DAY_MS) / 1_000

type Options = { sources: Pick<Sources, 'linkOpened'>; reads: RateLimit; publicUrl: string }

/** The routes for short links, and for the privacy page's form to object. */
export async function sourceRoutes(app: FastifyInstance, { sources, reads, publicUrl }: Options) {
  await app.register(formbody)

  app.get<{ Params: { '*': string } }>(`${routes.shortLink}/*`, async (request, reply) => {
    const code = readCode(request.params['*'].replace(/\/$/, ''))
    const { method, headers } = request
    // A prefetch does not count: no one has followed the link yet.
    const wanted = method === 'GET' && !/prefetch/.test(`${headers['sec-purpose']}${headers.purpose}`)
    // Over the rate limit a printed link still leads to the page, but is not counted.
    if (wanted)
      await reads(request).then(
        () => sources.linkOpened(request, code),
        () => {},
      )
    return reply.header('cache-control', 'no-store').redirect(homeFrom(code ?? 'unknown'), 303)
  })

  app.post(routes.objection, async (request, reply) => {
    await reads(request)
    const { counted } = (request.body ?? {}) as { counted?: unknown }
    const again = counted === '1'
    const age = again ? 0 : OBJECTION_SECONDS
    const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
    const cookie = `${OBJECTION}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
    return reply
      .headers({ 'set-cookie': cookie, 'cache-control': 'no-store' })
      .redirect(`${routes.privacy}#${again ? 'counted' : 'uncounted'}`, 303)
  })
}
