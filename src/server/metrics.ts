import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Listener } from '#src/http/answered.ts'
import type { Meter } from '#src/maeve/server/counters.ts'
import type { MailMeter } from '#src/mail/sending/delivery.ts'
import type { JoinFollower } from '#src/waitlist/server/join/join-follower.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/**
 * The kinds whose reason becomes a label. Topics would make too many labels: the founder reads those
 * from the database.
 */
const REASONED = new Set(['fallback', 'cut', 'withheld'])
const ROWS = [1, 2, 4, 8, 16, 32, 64, 128, 256]

type Watched = Record<'count' | 'mails', () => Promise<number>> & {
  streams: () => number
  isUnderAttack: () => boolean
}

export type Metrics = ReturnType<typeof createMetrics>

/** Creates what Prometheus reads: Node's figures, such as event-loop delay, and the site's. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = (name: string, help: string, buckets: number[], labelNames: string[] = []) =>
    new Histogram({ name, help, buckets, labelNames, registers })

  const requests = histogram(
    'kerbside_http_request_seconds',
    'Time to the last byte of a response; for a stream, to its end.',
    SECONDS,
    ['method', 'route', 'status'],
  )
  const joins = counter('kerbside_joins_total', 'Joins by result.', ['result'])
  const batches = histogram(
    'kerbside_join_batch_rows',
    'Entries written to the database in one statement.',
    ROWS,
  )
  const maeve = counter(
    'kerbside_maeve_total',
    'What the assistant did: its own findings by kind, model replies, and why a model did not answer or was cut.',
    ['what', 'reason'],
  )
  const tokens = counter('kerbside_maeve_tokens_total', 'Tokens used by the model’s replies.')
  const mails = counter(
    'kerbside_mails_total',
    'Emails by the result of an attempt: sent, postponed, or failed for good.',
    ['result'],
  )

  /** Adds a gauge that is read when Prometheus asks, and left out if it cannot be read. */
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        await read().then(
          n => this.set(n),
          () => this.remove(),
        )
      },
    })

  return {
    mail: (result => mails.inc({ result })) satisfies MailMeter,
    maeve: {
      counted: (what, topic) => maeve.inc({ what, reason: REASONED.has(what) ? topic : '' }),
      spent: n => tokens.inc(n),
    } satisfies Meter,
    answered: (({ request, route, status, ms }) =>
      requests.observe({ method: request.method, route, status }, ms / 1_000)) satisfies Listener,
    follows: {
      stored: keys => batches.observe(keys.length),
      answered: result => joins.inc({ result }),
    } satisfies JoinFollower,

    watch({ count, mails, streams, isUnderAttack }: Watched) {
      gauge('kerbside_waitlist_entries', 'Entries on the waitlist.', count)
      gauge('kerbside_mails_waiting', 'Emails waiting in the outbox.', mails)
      gauge('kerbside_open_streams', 'Pages with a live count.', async () => streams())
      gauge('kerbside_under_attack', '1 while joins need proof of work.', async () => Number(isUnderAttack()))
    },

    text: () => registry.metrics(),
    type: registry.contentType,
  }
}

/** Serves `/metrics` on an address of this machine. Rejects if the port and the next nine are taken. */
export async function serveMetrics(metrics: Metrics, port: number, host: string) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': metrics.type }).end(await metrics.text())
  })
  await listen(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Tries up to nine further ports if the first is in use, because servers on one machine share their settings. */
async function listen(
  server: Server,
  port: number,
  host: string,
  last = port && Math.min(port + 9, 65_535),
): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= last) throw error
    await listen(server, port + 1, host, last)
  }
}
