import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#src/db/database.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import { visitorAddress } from '#src/http/client-address.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { preflightRoutes } from '#src/routes.ts'

/**
 * Tells only the owner of the database which address the site sees: the question must be signed with a key that is
 * kept in the database. Everybody else gets a 404.
 */

/** Holds the time of signing and the signature. */
export const QUESTION_HEADER = 'x-preflight'
const SECRET = 'preflight-key'
/** How far a question's time may be from ours, in milliseconds, because two machines' clocks differ. */
const FRESH_MS = 10 * 60_000

/** The visitor's address as the site sees it, the address that connected, and what X-Forwarded-For says. */
export type SeenAddress = { seen: string; peer: string; forwarded: string }

/** Returns a signed question for QUESTION_HEADER. */
export async function signQuestion(database: Database, now = Date.now()): Promise<string> {
  const key = await rememberedSecret(database, SECRET)()
  return `${now}.${signature(key, now)}`
}

const signature = (key: Buffer, time: number) => createHmac('sha256', key).update(`${time}`).digest('hex')

type Options = { database: Database; reads: RateLimit }

export async function seenAddressRoute(app: FastifyInstance, { database, reads }: Options) {
  const secret = rememberedSecret(database, SECRET)

  app.get(preflightRoutes.seenAddress, async (request, reply) => {
    await reads(request)
    const question = String(request.headers[QUESTION_HEADER] ?? '')
    const [, time, given] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(question) ?? []
    if (!time || !given) return reply.callNotFound()
    const fresh = Math.abs(Date.now() - Number(time)) < FRESH_MS
    const right = Buffer.from(signature(await secret(), Number(time)))
    if (!fresh || !timingSafeEqual(right, Buffer.from(given))) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send(seenBy(request))
  })
}

function seenBy(request: FastifyRequest): SeenAddress {
  return {
    seen: visitorAddress(request),
    peer: request.socket.remoteAddress ?? '',
    forwarded: String(request.headers['x-forwarded-for'] ?? ''),
  }
}
