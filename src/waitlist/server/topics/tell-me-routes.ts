import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { wordingsThatAllow } from '#src/content/receipt.ts'
import { HttpError } from '#src/http/http-error.ts'
import { routes } from '#src/routes.ts'
import { faultWords, isEmail } from '#src/waitlist/entry.ts'
import { type JoinLimits, notStored, passLimits } from '../join/join-guard.ts'

export type TellMeOptions = {
  /** Records that someone wants to hear about a topic, if their address is on the list. */
  tell: (wish: { email: string; topic: string; notice: string }) => Promise<void>
  isOpen: (topic: string) => Promise<boolean>
  limits: JoinLimits
}

const Wish = v.object({
  email: v.pipe(v.string(), v.trim()),
  topic: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  notice: v.string(),
  website: v.fallback(v.string(), ''),
  proof: v.fallback(v.string(), ''),
})

/** The route of "Tell me when you know". Responds in the same way to a known and an unknown address. */
export async function tellMeRoutes(
  app: FastifyInstance,
  { tell, isOpen, limits }: TellMeOptions,
): Promise<void> {
  app.post(routes.tellMe, async (request, reply) => {
    const { success, output } = v.safeParse(Wish, request.body)
    if (!success) throw new HttpError(400, 'wrong_type', 'The body must have email, topic and notice.')
    const { email, topic, notice, ...sent } = output
    if (!isEmail(email))
      throw new HttpError(400, 'email', faultWords({ rule: 'email', field: 'email' }, 'banner').text, {
        field: 'email',
      })
    if (!wordingsThatAllow('answer').includes(notice) || !(await isOpen(topic)))
      throw new HttpError(400, 'unknown_topic', 'There is no such topic, or no such wording.')
    await passLimits(request, sent, limits)
    await tell({ email, topic, notice }).catch(error => {
      request.log.error({ id: request.id, err: error }, 'a wish to be told was not stored')
      throw notStored()
    })
    return reply.code(201).header('cache-control', 'no-store').send({ noted: true })
  })
}
