import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { createBatchedCounts } from '#src/db/batched-counts.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { type CountedStep, OUR_SITE } from '../source.ts'
import { sourceOf, tells } from './source-of.ts'

/** How long a visit may exist only in memory, in milliseconds. */
const FLUSH_MS = 1_000

/** The cookie of visitors who objected on the privacy page. It says only that, and is the site's only cookie. */
export const OBJECTION = 'uncounted=1'

/** User agents of programs that load pages without a visitor: search engines, link previews, monitors. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|axios|^node|^$/i

/** Returns whether the visitor has objected to being counted, by a browser signal or on the privacy page. */
const objects = ({ dnt, cookie, ...headers }: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || dnt === '1' || (cookie?.split(/; */).includes(OBJECTION) ?? false)

type Parts = { database: Database; publicUrl: string; now?: () => number }

export type Sources = ReturnType<typeof createSources>

/** Counts what brings visitors, by UK day, source and step. Nothing identifies a visitor or links two visits. */
export function createSources({ database, publicUrl, now = Date.now }: Parts) {
  const isKnown = createKnownCodes(database)
  const counts = createBatchedCounts(database, {
    table: 'source_count',
    key: ['day', 'source', 'step'],
    everyMs: FLUSH_MS,
  })
  const counting = new Set<Promise<void>>()

  const read = (request: FastifyRequest) => sourceOf(request, publicUrl, isKnown)

  /** Counts a step for the source that brought a request, without delaying the request. */
  function count(request: FastifyRequest, step: CountedStep, source: Promise<string | undefined>) {
    const { headers } = request
    if (objects(headers)) return
    const done = source.then(found => {
      const isRobot = ROBOT.test(headers['user-agent'] ?? '')
      if (found !== undefined)
        counts.add({ day: ukDay(now()), source: found, step: isRobot ? 'robot' : step })
      counting.delete(done)
    })
    counting.add(done)
  }

  return {
    /**
     * Called each time the live stream is opened. A page load's first stream is marked `v` and counts as a visit.
     * When the browser reconnects, the address is the same but there is a `Last-Event-ID`. `n` says whether the page
     * was reloaded or reached by Back, which is not a new visit. Returns whether the stream was opened only to report
     * that a form was touched (`t`): nothing is sent on such a stream.
     */
    opened(request: FastifyRequest): boolean {
      const { v, n } = request.query as Record<string, unknown>
      // Only at the end, where the page's script puts it: the query that the visitor came with may have a `t` too.
      const touched = request.url.endsWith('&t')
      const { headers } = request
      const ours = headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
      if (v !== undefined && ours && headers['last-event-id'] === undefined) {
        if (touched) count(request, 'touched', read(request))
        else if (v !== OUR_SITE && !/^[12]$/.test(`${n}`)) count(request, 'visit', read(request))
      }
      return v !== undefined && touched
    },

    /** Returns the source to store with a join; null if the visitor objected. Hardly waits for a slow database. */
    sourceOf(request: FastifyRequest, fields: { s?: string; r?: string | null }) {
      // Saves creating a promise for a join without a source.
      if (!tells(request, fields) || objects(request.headers)) return null
      return sourceOf(request, publicUrl, code => isKnown(code, true), fields).then(found => found ?? null)
    },

    /** Called for each accepted form that was sent without script. */
    sentUnscripted: (request: FastifyRequest, source: string | null) =>
      count(request, 'unscripted', Promise.resolve(source ?? 'direct')),

    /** Called when a code's short link is opened. */
    linkOpened(request: FastifyRequest, code: string | undefined) {
      const known = isKnown(code ?? '').then(yes => (yes ? code : 'unknown'))
      count(request, 'opened', known)
    },

    /** Writes the counts that are still in memory. */
    async close() {
      await Promise.all(counting)
      await counts.close()
    },
  }
}

/** How long to wait between two reads of the registered codes, in milliseconds. */
const READ_MS = 1_000

/** How long a caller in a hurry, such as a join, waits for a read, in milliseconds. */
const PATIENCE_MS = 300

/**
 * Returns a function that says whether a code is registered. With `inHaste` it does not wait long for a slow
 * database, so a new code may count as unknown. Codes are never removed, so only unknown ones cause a read, at most
 * one a second.
 */
export function createKnownCodes({ query }: Queryable) {
  let known = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<unknown> | undefined
  let patience: Promise<unknown> | undefined

  async function read() {
    const rows = await query<{ code: string }>('select code from source')
    known = new Set(rows.map(({ code }) => code))
  }

  return async (code: string, inHaste = false): Promise<boolean> => {
    if (known.has(code)) return true
    if (performance.now() - readAt >= READ_MS) {
      readAt = performance.now()
      // If the database cannot be reached, known codes stay known.
      reading = read().catch(() => {})
      // One timer for all requests: one for each would keep every waiting request in memory.
      patience = Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })])
    }
    await (inHaste ? patience : reading)
    return known.has(code)
  }
}
