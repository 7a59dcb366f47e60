import { Readable } from 'node:stream'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { deskRefusals } from '#src/content/doors.ts'
import { ACTIONS, ASKED_BY_PAGES } from '#src/features/actions.ts'
import { HttpError, httpErrorOf, sendError } from '#src/http/http-error.ts'
import { securityHeaders } from '#src/http/security-headers.ts'
import { refuseEncodedBody, SERVER_LIMITS } from '#src/http/server-limits.ts'
import { contentType } from '#src/http/static-files.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { PREVIEW_PATH, type Previews } from '../../previews.ts'
import { printDefect, Refusal } from '../../refusal.ts'
import { DESK_PATHS, PLACE_HEADER, PROOF_HEADER } from '../desk-proof.ts'
import type { DeskFile } from './desk-files.ts'
import type { Door } from './door.ts'
import type { createCallRunner } from './run-call.ts'

/** The largest body from a page with the key, in bytes: enough to import a file of 300,000 people. */
const LARGEST_BODY = 64 * 1024 * 1024

/** How long a request may take to arrive, in milliseconds: enough for such a file through a slow tunnel. */
const REQUEST_MS = 5 * MINUTE_MS

/**
 * An email or a report in a frame runs nothing, loads nothing and opens nothing; its styles, fonts and
 * pictures are inline.
 */
const FRAMED = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
}

type Parts = {
  door: Door
  run: ReturnType<typeof createCallRunner>
  files: ReadonlyMap<string, DeskFile>
  previews: Pick<Previews, 'find'>
  /** Called whenever a person does something. */
  used: () => void
}

/**
 * Builds the desk's server. It answers only its own page: `Host` and `Origin` must be its own, so that it cannot
 * be reached by another name for this machine or from another site's page. Everything but the empty page and
 * its files needs the key, a link's token or an unguessable address.
 */
export function buildDesk({ door, run, files, previews, used }: Parts): FastifyInstance {
  const app = fastify({ ...SERVER_LIMITS, requestTimeout: REQUEST_MS, connectionTimeout: 0 })
  const secured = securityHeaders({ script: [], style: [] }, { secure: false })
  const headers = {
    ...secured,
    'content-security-policy': `${secured['content-security-policy']}; frame-src 'self'`,
    'cache-control': 'no-store',
  }
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    const own = originOf(request)
    if (!own) throw refusalOf(403, 'wrong_host')
    if (request.method !== 'GET' && !isFromOwnPage(request, own)) throw refusalOf(403, 'cross_site')
  })
  app.addHook('onRequest', refuseEncodedBody)
  app.setErrorHandler((error, _request, reply) => {
    const refusal = httpErrorOf(error)
    // A client without permission must not hold a connection open with half a request.
    if (refusal.status === 401 || refusal.status === 403) reply.header('connection', 'close')
    if (error instanceof Refusal) return sendError(reply, new HttpError(422, 'refused', sentence(error)))
    if (refusal.status === 500) {
      printDefect('The desk', error)
      return sendError(reply, refusalOf(500, 'defect'))
    }
    return sendError(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendError(reply, refusalOf(404, 'not_found')))

  for (const [path, { type, bytes }] of files)
    app.get(path, (_request, reply) => reply.type(type).send(bytes))

  app.get<{ Params: { '*': string } }>(`${PREVIEW_PATH}*`, ({ params }, reply) => {
    const email = previews.find(params['*'])
    if (email === undefined) throw new HttpError(404, 'not_found', 'This email is no longer shown.')
    return reply.headers(FRAMED).type(contentType('email.html')).send(email)
  })

  app.post(DESK_PATHS.open, (request, reply) => {
    const { token } = (request.body ?? {}) as { token?: unknown }
    const key = typeof token === 'string' ? door.keyFor(token) : undefined
    if (!key) throw refusalOf(403, 'used_link')
    used()
    return reply.send({ key })
  })

  /** The latest line on how far each running action has got. */
  const progress = new Map<string, () => string>()
  app.register(async keyed => {
    keyed.addHook('onRequest', async ({ headers }, reply) => {
      const proof = await door.answerTo(headers.authorization ?? '', headers[PLACE_HEADER])
      if (!proof) throw refusalOf(401, 'no_key')
      reply.header(PROOF_HEADER, proof)
    })
    for (const name of Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])
      keyed.post(DESK_PATHS.call + name, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
        if (!ASKED_BY_PAGES.includes(name)) used()
        const result = await run(name, (request.body ?? {}) as object, line =>
          progress.set(name, line),
        ).finally(() => progress.delete(name))
        if (!('file' in result)) return reply.send(JSON.stringify(result))
        const { name: file, pieces } = result.file
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file)}`)
        return reply.type('application/octet-stream').send(Readable.from(pieces))
      })
    keyed.post(DESK_PATHS.progress, () =>
      Object.fromEntries([...progress].map(([name, line]) => [name, line()])),
    )
  })
  return app
}

const refusalOf = (status: number, code: keyof typeof deskRefusals) =>
  new HttpError(status, code, deskRefusals[code])

/** Returns the desk's own origin if a request was sent to the desk by one of its own names. */
function originOf({ headers: { host }, socket }: FastifyRequest): string | undefined {
  const port = socket.localPort
  return host === `127.0.0.1:${port}` || host === `localhost:${port}` ? `http://${host}` : undefined
}

function isFromOwnPage({ headers }: FastifyRequest, own: string): boolean {
  return headers.origin === own && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
}

/** Turns a refusal into a sentence, without a capital letter if it begins with an address or a code. */
function sentence({ message }: Error): string {
  const begun = message.replace(/^[a-z]+(?=[\s,:;])/, word => word.charAt(0).toUpperCase() + word.slice(1))
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
