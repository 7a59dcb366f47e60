import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { readFeatureSettings } from '#src/features/settings.ts'
import { createLogger } from '#src/http/logger.ts'
import type { MaeveSettings } from '#src/maeve/server/settings.ts'
import { loadModel } from '#src/maeve/server/voice/model/load-model.ts'
import { buildApp } from '#src/server/app.ts'
import { type AppConfig, readConfig } from '#src/server/config.ts'
import type { Metrics } from '#src/server/metrics.ts'
import { loadBuiltFront } from '#src/server/pages/built-front.ts'
import { createTroubles } from '#src/trouble.ts'
import type { DomainLookUps } from '#src/waitlist/server/domains/domain-look-ups.ts'
import { createTestDatabase } from '#test/support/test-database.ts'

/** Maeve's settings if nothing is configured. */
export const OFFLINE = readConfig({}).maeve

export const TEST_CONFIG = {
  publicUrl: 'https://kerbside.test',
  maeveLabel: 'Test <engine>',
  maeve: OFFLINE,
  operatorName: 'Kerbside & Daughters Ltd',
  operatorContact: 'privacy@kerbside.test',
  mail: undefined,
}

/** High limits, because all visitors in a test come from one address. */
const ROOMY: AppConfig = {
  publicUrl: TEST_CONFIG.publicUrl,
  trustedProxies: [],
  underAttack: '0',
  joinsPerAddress: 10_000,
  readsPerAddress: 10_000,
  streamsPerAddress: 10_000,
  maxStreams: 2_000,
  operatorName: TEST_CONFIG.operatorName,
  operatorContact: TEST_CONFIG.operatorContact,
  mail: undefined,
  ...readFeatureSettings({}, { contact: undefined, mail: undefined }),
}

export type TestServer = {
  app: FastifyInstance
  database: Database
  /** Where the database is: what DATABASE_URL would be. */
  url: string
  /** Runs statements as another process would, on a separate connection. */
  elsewhere(script: string): Promise<void>
  /** Another connection to the same database. */
  open(): Database
  close(): Promise<void>
}

/** Loaded when the first server opens: until then, a test that imports this file may still be building the pages. */
let front: ReturnType<typeof loadBuiltFront> | undefined

type Options = {
  /** Another replica, whose database this server uses too. Close this server first. */
  beside?: TestServer
  engine?: Database['engine']
  logged?: DestinationStream
  metrics?: Metrics
  maeve?: MaeveSettings
  /** Looks up the domains of those who join; by default they are not looked up. */
  domains?: (database: Database) => DomainLookUps
  /** Fills the database before the server starts. */
  before?: (database: Database) => Promise<unknown>
  /** How long the server waits for another process's lock on SQLite's file, in milliseconds. */
  busyMs?: number
} & Partial<AppConfig>

/** Opens a whole server with the built pages and an empty database. For tests. */
export async function openTestServer({
  beside,
  engine = 'sqlite',
  logged,
  metrics,
  maeve: settings = OFFLINE,
  domains,
  before,
  busyMs,
  ...config
}: Options = {}): Promise<TestServer> {
  front ??= loadBuiltFront('dist', TEST_CONFIG)
  const own = beside
    ? { ...beside, remove: async () => {} }
    : await createTestDatabase(engine, { mayHaveTables: true })
  const database = own.open(busyMs === undefined ? {} : { busyMs })
  await migrate(database)
  await before?.(database)
  const logger = logged ? createLogger('info', logged) : createLogger('silent')
  const maeve = { limits: settings.limits, model: await loadModel(settings) }
  const app = await buildApp({
    database,
    front: await front,
    config: { ...ROOMY, ...config },
    logger,
    troubles: createTroubles(logger),
    metrics,
    maeve,
    domains: domains?.(database),
  })
  // `fetch` opens connections in advance, and a closing server waits two minutes for one that sent no request.
  const silent = new Set<Socket>()
  app.server.on('connection', socket => silent.add(socket))
  app.server.on('request', ({ socket }) => silent.delete(socket))
  return {
    app,
    database,
    url: own.url,
    open: own.open,
    async elsewhere(script) {
      const other = own.open()
      await other.exclusively(session => session.script(script))
      await other.close()
    },
    async close() {
      for (const socket of silent) socket.destroy()
      await app.close()
      await database.close()
      await own.remove()
    },
  }
}
