import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { troubleWords } from '#src/content/troubles.ts'
import type { Database } from '#src/db/database.ts'
import type { Site, SitePart } from '#src/feature.ts'
import { FEATURES } from '#src/features.ts'
import { answerLog, whenAnswered } from '#src/http/answered.ts'
import { warnOfForgottenProxy } from '#src/http/forgotten-proxy.ts'
import { HttpError, httpErrorOf, sendError } from '#src/http/http-error.ts'
import { logsInfo } from '#src/http/logger.ts'
import { createRateLimit, PEOPLE_OF_A_PROVIDER } from '#src/http/rate-limit.ts'
import { refuseCrossSite } from '#src/http/same-site.ts'
import { endPipelines, refuseEncodedBody, SERVER_LIMITS } from '#src/http/server-limits.ts'
import { createMaeve } from '#src/maeve/server/maeve.ts'
import type { EngineThread } from '#src/maeve/server/question/engine-thread.ts'
import { maeveRoutes } from '#src/maeve/server/question/routes.ts'
import { teamRoutes } from '#src/maeve/server/question/team-routes.ts'
import { verdictRoutes } from '#src/maeve/server/question/verdict-routes.ts'
import type { MaeveLimits } from '#src/maeve/server/settings.ts'
import type { AskModel } from '#src/maeve/server/voice/model/ask-model.ts'
import { isDeliverable } from '#src/mail/address.ts'
import { createOutbox } from '#src/mail/outbox.ts'
import type { Troubles } from '#src/trouble.ts'
import { isEmail } from '#src/waitlist/entry.ts'
import type { DomainLookUps } from '#src/waitlist/server/domains/domain-look-ups.ts'
import { createWhere } from '#src/waitlist/server/figures/where.ts'
import { createJoinBatch } from '#src/waitlist/server/join/join-batch.ts'
import type { JoinFollower } from '#src/waitlist/server/join/join-follower.ts'
import { createJoinGuard, passLimits } from '#src/waitlist/server/join/join-guard.ts'
import { createLiveCount } from '#src/waitlist/server/join/live-count.ts'
import { waitlistRoutes } from '#src/waitlist/server/join/waitlist-routes.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import { createNeighbours } from '#src/waitlist/server/street/neighbours.ts'
import { streetRoutes } from '#src/waitlist/server/street/street-routes.ts'
import type { AppConfig } from './config.ts'
import { healthRoutes } from './health.ts'
import type { MailDeskParts } from './mail-desk.ts'
import type { Metrics } from './metrics.ts'
import type { Front } from './pages/front.ts'

/** How many seconds the limits on one address cover. */
const JOIN_SECONDS = 600
const READ_SECONDS = 60

type Parts = {
  database: Database
  front: Front
  config: AppConfig
  logger: FastifyBaseLogger
  troubles: Troubles
  metrics?: Metrics | undefined
  maeve: { limits: MaeveLimits; model?: AskModel | undefined; engine?: EngineThread | undefined }
  /** Checks whether the domains of new entries accept email. */
  domains?: DomainLookUps | undefined
}

/** Routes check their own input and explain what is wrong with it, so a route with a schema is a mistake. */
const noSchemas = () => () => {
  throw new Error('no route here has a schema')
}

/** Builds the server from its parts. The caller makes it listen, and closes the database. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { database, front, config, logger, troubles, metrics, maeve: given, domains } = parts
  const listeners = [...(logsInfo(logger) ? [answerLog(logger)] : []), ...(metrics ? [metrics.answered] : [])]
  const app = fastify({
    ...SERVER_LIMITS,
    trustProxy: config.trustedProxies.length ? [...config.trustedProxies] : false,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // By default Fastify loads schema compilers: a hundred modules, a tenth of the start time.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // Creating a logger for each request would cost more than the logging itself.
    childLoggerFactory: parent => parent,
    // Before any hook runs, Fastify refuses a URL that it cannot decode.
    frameworkErrors: (_error, request, reply) => {
      whenAnswered(request, reply, listeners)
      front.notFound(request, reply.headers(front.headers))
    },
  })
  endPipelines(app.server)
  // Fastify would also accept text/plain, which other sites may post without a CORS preflight.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', (request, reply, done) => {
    whenAnswered(request, reply, listeners)
    done()
  })
  // Streams, which bypass Fastify, set these headers themselves.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Setting the headers twice would set a cookie twice.
    for (const [name, value] of Object.entries(front.headers))
      if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
  app.addHook('onRequest', warnOfForgottenProxy(config.trustedProxies, logger))
  app.addHook('onRequest', refuseCrossSite(config.publicUrl))
  app.addHook('onRequest', refuseEncodedBody)
  app.setErrorHandler((error, request, reply) => {
    const refusal = httpErrorOf(error)
    if (refusal.status === 500) logger.error({ id: request.id, err: error }, 'a request failed')
    return sendError(reply, refusal)
  })
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/')
      ? sendError(reply.headers(front.headers), new HttpError(404, 'not_found', 'There is no such call.'))
      : front.notFound(request, reply),
  )
  front.register(app)

  const store = createWaitlistStore(database, { confirms: config.mail !== undefined })
  const { confirmedIn, confirmed, wordsFor } = createWhere(database)
  const room = { most: config.maxStreams, mostEach: config.streamsPerAddress }
  const liveCount = createLiveCount(store, wordsFor, room)
  app.addHook('preClose', async () => liveCount.close())
  const guard = createJoinGuard(config.underAttack, database, line => logger.warn(line))
  metrics?.watch({
    ...{ count: store.count, mails: createOutbox(database).waiting, streams: liveCount.pages },
    isUnderAttack: () => guard?.alarm.isUp() ?? false,
  })

  const { headers } = front
  const limitReads = (people: number) =>
    createRateLimit({ requests: config.readsPerAddress * people, seconds: READ_SECONDS })
  const reads = limitReads(1)
  const site = {
    ...{ database, config, logger, troubles, reads, headers },
    readsOfProvider: limitReads(PEOPLE_OF_A_PROVIDER),
    meter: metrics?.mail,
    page: front.page,
  }
  const features = await serveFeatures(site)
  const neighboursIn = createNeighbours(confirmedIn, features)
  const { publicUrl } = config
  app.register(streetRoutes, { publicUrl, neighboursIn, confirmed, reads, page: front.page })
  const joins = createRateLimit({ requests: config.joinsPerAddress, seconds: JOIN_SECONDS })
  const mail =
    config.mail && (await openMailDesk({ ...site, settings: config.mail, parts: features, neighboursIn }))
  if (mail) mail.register(app, { joins, guard })
  app.addHook('onReady', async () => domains?.start())
  app.addHook('preClose', async () => domains?.stop())
  for (const { routes } of features) if (routes) app.register(async own => void (await routes(own)))
  const followers: JoinFollower[] = [
    ...[metrics, mail, ...features].flatMap(part => part?.follows ?? []),
    ...(domains ? [{ stored: domains.add }] : []),
  ]
  app.register(waitlistRoutes, {
    shareLink: mail?.shareLink,
    join: createJoinBatch({
      async addMissing(entries) {
        const fresh = await store.addMissing(entries)
        const keys = entries.map(({ email_key }) => email_key)
        for (const { stored } of followers) stored?.(keys, fresh)
        return fresh
      },
    }),
    followers,
    count: store.count,
    liveCount,
    neighboursIn,
    limits: { joins, guard },
    reads,
    headers,
    refused: place => front.page(`refused-${place}`),
  })
  const maeve = createMaeve({
    database,
    ...given,
    tells: mail !== undefined,
    operator: config.operatorName,
    reachesTeam: mail?.toTeam !== undefined,
    log: line => logger.warn(line),
    trouble: troubles.open('model', troubleWords.model),
    meter: metrics?.maeve,
  })
  app.addHook('preClose', () => maeve.close())
  app.register(maeveRoutes, { maeve, headers })
  app.register(verdictRoutes, { database, taught: maeve.taught })
  if (mail?.toTeam)
    app.register(teamRoutes, {
      help: maeve.help,
      isAddress: email => isEmail(email) && isDeliverable(email),
      pass: (request, sent) => passLimits(request, sent, { joins, guard }),
      send: mail.toTeam,
    })
  app.register(healthRoutes, {
    count: store.count,
    check: () => database.check('waitlist'),
    trouble: troubles.open('database', troubleWords.database),
  })
  return app
}

/** Collects each feature’s part of the site. A feature can read the others’ parts once the site is up. */
async function serveFeatures(site: Omit<Site, 'parts'>): Promise<readonly SitePart[]> {
  const parts: SitePart[] = []
  const served = await Promise.all(FEATURES.map(({ serve }) => serve({ ...site, parts })))
  parts.push(...served.filter(part => part !== undefined))
  return parts
}

/** Loaded only if mail is on. */
async function openMailDesk(parts: MailDeskParts) {
  const { createMailDesk } = await import('./mail-desk.ts')
  return createMailDesk(parts)
}
