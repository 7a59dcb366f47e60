import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { waitlistWords } from '#src/content/waitlist.ts'
import { httpErrorOf } from '#src/http/http-error.ts'
import type { Member } from '../member/personal-data.ts'
import { confirmRoutes } from './confirm-routes.ts'
import { type MailLinkOptions, textOf } from './link-route-parts.ts'
import type { Purpose } from './links.ts'
import { createMailPages } from './mail-page.ts'
import { manageRoutes } from './manage-routes.ts'

/** All that the links in emails open: confirm, unsubscribe, manage. Only a POST changes anything. */
export async function mailLinkRoutes(app: FastifyInstance, options: MailLinkOptions): Promise<void> {
  const { links, members, referrals } = options
  const page = createMailPages(options.pages)

  await app.register(formbody)
  // A mail program that unsubscribes may send its one word this way; the link is enough.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}))

  // People read these, so a fault is a page too.
  app.setErrorHandler((error, request, reply: FastifyReply) => {
    const { status, retryAfter } = httpErrorOf(error)
    if (status >= 500) request.log.error({ id: request.id, err: error }, 'a link could not be followed')
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return page.card(reply, waitlistWords.failure, status === 500 ? 503 : status)
  })

  async function holderOf(purpose: Purpose, { body, query }: FastifyRequest) {
    const token = textOf(body, 't') ?? textOf(query, 't')
    const holder = await links.read(purpose, token)
    const member = holder && (await members.find(holder))
    return member && { member, token: token!, expired: holder.expired }
  }

  async function rankOf(member: Member, { request }: FastifyReply) {
    try {
      // A person who confirmed before friends were counted has no code yet.
      if (referrals) return await referrals.rank(await referrals.take(member))
      return { rank: await members.rank(member), share: undefined }
    } catch (err) {
      request.log.error({ id: request.id, err }, 'a page lacks rank and link')
      return undefined
    }
  }

  const parts = { ...options, page, holderOf, rankOf }
  confirmRoutes(app, parts)
  manageRoutes(app, parts)
}
