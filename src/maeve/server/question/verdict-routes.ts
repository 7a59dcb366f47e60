import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'
import type { Database } from '#src/db/database.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { HttpError } from '#src/http/http-error.ts'
import { createRateLimit } from '#src/http/rate-limit.ts'
import type { Verdict } from '#src/maeve/conversation.ts'
import { VERDICT } from '#src/routes.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { TaughtAnswer } from '../taught/taught-knowledge.ts'
import { addVerdict, versionOf } from '../verdicts.ts'

type Options = { database: Database; taught: () => Promise<readonly TaughtAnswer[]> }

/** How often one address may give a verdict: on any replies, and on the same reply. */
const LIMIT = { requests: 30, seconds: 3_600 }
const ONCE = { points: 1, duration: DAY_MS / 1_000 }

const Said: v.GenericSchema<unknown, Verdict> = v.object({
  subject: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  facet: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9 -]{1,80}$/))),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  model: v.boolean(),
  verdict: v.picklist(['yes', 'no']),
})

/**
 * Takes answers to "Was this right?". An address counts once a day for each reply; nothing counts if the answer has
 * changed since.
 */
export async function verdictRoutes(app: FastifyInstance, { database, taught }: Options): Promise<void> {
  const counted = new RateLimiterMemory(ONCE)
  app.post(VERDICT, { onRequest: createRateLimit(LIMIT) }, async (request, reply) => {
    const said = await readVerdict(request.body)
    const { subject, facet, version } = said
    const topic = facet ? `${subject}/${facet}` : subject
    if (version === versionOf(topic, await taught())) {
      const key = `${clientAddress(request)} ${topic} ${version}`
      const first = await counted.consume(key).then(
        () => true,
        () => false,
      )
      if (first) await addVerdict(database, topic, said).catch(() => notCounted(key))
    }
    return reply.code(201).header('cache-control', 'no-store').send({ noted: true })
  })

  /** Lets the address try again, and responds with 503. */
  async function notCounted(key: string): Promise<never> {
    await counted.delete(key)
    throw new HttpError(503, 'unavailable', 'That could not be counted.')
  }
}

async function readVerdict(body: unknown): Promise<Verdict> {
  const { success, output, issues } = v.safeParse(Said, body, { abortEarly: true })
  if (!success) throw wrong(issues[0] ? (v.getDotPath(issues[0]) ?? 'body') : 'body')
  // Loaded only when needed: reading all her knowledge takes a tenth of the start time.
  const { everyTopic } = await import('../taught/open-topics.ts')
  if (!everyTopic.has(output.subject)) throw wrong('subject')
  if (output.facet && !everyTopic.has(`${output.subject}/${output.facet}`)) throw wrong('facet')
  return output
}

const wrong = (field: string) =>
  new HttpError(400, 'bad_verdict', `A verdict cannot have this ${field}.`, { field })
