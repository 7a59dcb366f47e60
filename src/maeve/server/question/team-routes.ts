import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { HttpError } from '#src/http/http-error.ts'
import { isWhole } from '#src/http/server-limits.ts'
import { CONVERSATION_LIMITS } from '#src/maeve/conversation.ts'
import { routes } from '#src/routes.ts'

type Sent = { website: string; proof: string }
export type TeamOptions = {
  help: (text: string) => Promise<string | undefined>
  isAddress: (email: string) => boolean
  /** Checks the request as a join is checked; rejects if it may not pass. */
  pass: (request: FastifyRequest, sent: Sent) => Promise<void>
  send: (message: { email: string; text: string }) => Promise<void>
}

const ToTeam = v.object({
  email: v.pipe(v.string(), v.trim()),
  text: v.pipe(
    v.string(),
    v.check(isWhole),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(CONVERSATION_LIMITS.characters),
  ),
  /** The visitor has read the help and still wants to send it. */
  sure: v.fallback(v.boolean(), false),
  website: v.fallback(v.string(), ''),
  proof: v.fallback(v.string(), ''),
})

/**
 * A visitor's message to the team. One about danger is first answered with help, and sent only if the visitor asks
 * again.
 */
export async function teamRoutes(
  app: FastifyInstance,
  { help, isAddress, pass, send }: TeamOptions,
): Promise<void> {
  app.post(routes.team, async (request, reply) => {
    const { success, output } = v.safeParse(ToTeam, request.body)
    if (!success) throw new HttpError(400, 'wrong_type', 'The body must have email and text.')
    const { email, text, sure, ...sent } = output
    if (!isAddress(email)) throw new HttpError(400, 'email', 'email must be an address.', { field: 'email' })
    await pass(request, sent)
    reply.code(201).header('cache-control', 'no-store')
    const first = sure ? undefined : await help(text)
    if (first) return { help: first }
    await send({ email, text })
    return { sent: true }
  })
}
