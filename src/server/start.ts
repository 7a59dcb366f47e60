import { lookup } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { troubleWords } from '#src/content/troubles.ts'
import type { Database } from '#src/db/database.ts'
import { migrate, NEWER } from '#src/db/migrate.ts'
import { lockForServer } from '#src/db/sqlite/sqlite-files.ts'
import { openStorage } from '#src/db/storage.ts'
import { createLogger } from '#src/http/logger.ts'
import type { EngineThread } from '#src/maeve/server/question/engine-thread.ts'
import { loadModel } from '#src/maeve/server/voice/model/load-model.ts'
import { describeMail } from '#src/mail/mail-settings.ts'
import { senderUnset } from '#src/operator-settings.ts'
import { createTroubles } from '#src/trouble.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { scheduleNights } from './nightly-schedule.ts'
import type { Front } from './pages/front.ts'
import type { Running } from './stop-on-signal.ts'

/** How long to wait for PostgreSQL before serving the page without it, in milliseconds. */
const PATIENCE_MS = 3_000
/** Why a port cannot be used, and what to do. */
const PORT_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'which another program uses already: end that program, or set another number',
  EACCES: 'which only root may use: set a number from 1024 up (docs/deploy.md puts a proxy in front of it)',
}
/** How often to retry while the database cannot be reached, in milliseconds. */
const RETRY_MS = 2_000

/**
 * Opens the storage, migrates it and listens. Serves the page even if PostgreSQL cannot be reached. Rejects if the
 * port or the SQLite file is taken.
 */
export async function startServer(
  config: Config,
  front: Front,
  engine?: EngineThread,
): Promise<Running & { database: Database }> {
  const { storage } = config
  const unlock = storage.engine === 'sqlite' ? lockForServer(storage.file) : () => {}
  const logger = createLogger(config.logLevel)
  const troubles = createTroubles(logger)
  const trouble = troubles.open('database', troubleWords.database)
  const database = openStorage(storage, { troubled: fault => trouble.note(fault?.message) })
  const stopping = new AbortController()
  if (storage.engine === 'sqlite') await migrate(database)
  else {
    const done = bringUpToDate(database, stopping.signal)
    await Promise.race([done, sleep(PATIENCE_MS, undefined, { ref: false })])
    done.catch(failToStart)
  }

  const metrics = await startMetrics(config)
  const maeve = { limits: config.maeve.limits, model: await loadModel(config.maeve), engine }
  const domains = await lookUpDomains(config, database, logger)
  const app = await buildApp({ database, front, config, logger, troubles, metrics, maeve, domains })
  // For `localhost`, Fastify would open a second server on its other address (IPv4 or IPv6), without our limits.
  const { address } = await lookup(config.host, { order: 'ipv4first' })
  await namingPort('PORT', config.port, app.listen({ port: config.port, host: address }))
  console.log(`Kerbside is at ${config.publicUrl} and keeps the waitlist in ${storage.shown}`)

  console.log(describeMail(config.mail))
  warnOfUnnamedSender(config)

  const stopNights = scheduleNights({ database, logger, mail: config.mail !== undefined })
  return {
    app,
    database,
    behindProxy: config.trustedProxies.length > 0,
    async close() {
      stopNights()
      stopping.abort()
      metrics?.close()
      await front.close?.()
      await database.close()
      unlock()
    },
  }
}

/**
 * Applies pending migrations, retrying until the database can be reached, and reports each new reason for a failure
 * once. Until then every join fails. Returns early, without an error, once `signal` is aborted.
 */
async function bringUpToDate(database: Database, signal: AbortSignal): Promise<void> {
  let said: string | undefined
  while (!signal.aborted) {
    try {
      await migrate(database)
      if (said !== undefined) console.error('The database is back: joins are stored again')
      return
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (code === NEWER) throw error
      if (code !== said)
        console.error(`The database cannot be used, and joins are refused until it can: ${message}`)
      said = code
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
  }
}

/** Makes no DNS queries unless the site is live, which is when it has an https address. */
async function lookUpDomains({ publicUrl }: Config, database: Database, log: FastifyBaseLogger) {
  if (!publicUrl.startsWith('https:')) return undefined
  const { createDomainLookUps } = await import('#src/waitlist/server/domains/domain-look-ups.ts')
  const { createJudge } = await import('#src/waitlist/server/domains/judge-domain.ts')
  return createDomainLookUps({ database, judge: createJudge(), log })
}

/** Only warns: emails are still sent, so that somebody who is setting mail up can see them arrive. */
function warnOfUnnamedSender(config: Config): void {
  const unset = senderUnset(config)
  if (config.mail && unset.length)
    console.warn(`Emails do not say who sends them, which the law requires: set ${unset.join(' and ')}`)
}

/** Loads metrics only if they are on: their library takes a twentieth of the start time. */
async function startMetrics({ metricsPort: port, metricsHost: host }: Config) {
  if (port === undefined) return undefined
  const { createMetrics, serveMetrics } = await import('./metrics.ts')
  const metrics = createMetrics()
  return { ...metrics, ...(await namingPort('METRICS_PORT', port, serveMetrics(metrics, port, host))) }
}

/** If a port cannot be used, rejects with an error that names the setting and says what to do. */
function namingPort<Result>(setting: string, port: number, listening: Promise<Result>): Promise<Result> {
  return listening.catch((error: NodeJS.ErrnoException) => {
    const why = PORT_FAULTS[error.code ?? '']
    throw why === undefined ? error : new Error(`${setting} is ${port}, ${why}`)
  })
}

/**
 * Ends a process that cannot start, at once: an open connection to PostgreSQL would keep it alive, as
 * if the server were running.
 */
export function failToStart(error: Error): never {
  console.error(`Kerbside cannot start: ${error.message}`)
  process.exit(1)
}
