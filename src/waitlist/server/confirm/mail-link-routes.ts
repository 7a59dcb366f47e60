import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { httpErrorOf } from '#src/http/http-error.ts'
import { mailRoutes } from '#src/routes.ts'
import type { Member } from '../member/personal-data.ts'
import { createLinkParts, type LinkParts, type MailLinkOptions } from './link-holder.ts'
import { manageRoutes } from './manage-routes.ts'

/** Used in place of a member, so that no street is shown. */
const NOWHERE = { postcode: '', confirmed_at: null }

/** The routes of links in emails: confirm, unsubscribe, manage. Only a POST changes anything. */
export async function mailLinkRoutes(app: FastifyInstance, options: MailLinkOptions): Promise<void> {
  const parts = createLinkParts(options)

  await app.register(formbody)
  // Mail programs may send their one-click unsubscribe in this format; the link itself says enough.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}))

  // People read these, so errors are pages too.
  app.setErrorHandler((error, request, reply: FastifyReply) => {
    const { status, retryAfter } = httpErrorOf(error)
    if (status >= 500) request.log.error({ id: request.id, err: error }, 'a link could not be followed')
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return parts.page.card(reply, waitlistWords.failure, status === 500 ? 503 : status)
  })

  confirmRoutes(app, parts)
  manageRoutes(app, parts)
  for (const { routes } of parts.ownParts) routes?.(app, parts)
}

/**
 * Confirms, sends another link, and unsubscribes. `fromUnnamed`: these pages send no referrer, so a browser may not
 * name them as the origin.
 */
function confirmRoutes(app: FastifyInstance, parts: LinkParts): void {
  const { page, forHolder, rankOf, members, unsubscribes, sendAgain, streetOf, welcome } = parts
  const config = { fromUnnamed: true }

  app.get(
    mailRoutes.confirm,
    forHolder('confirm', async ({ member, token, expired }, reply) => {
      const isAsked = member.confirmed_at === null
      if (isAsked && expired) return page.send(reply, 'confirm-expired', { TOKEN: token })
      const street = await streetOf(isAsked ? member : NOWHERE, undefined)
      const ONE_MORE = street.CODE && mailPageWords.confirm.oneMore(street.CODE)
      return page.send(reply, 'confirm', { TOKEN: token, ONE_MORE, ...street })
    }),
  )

  app.post(
    mailRoutes.confirm,
    { config },
    forHolder('confirm', async ({ member, token, expired }, reply) => {
      if (member.confirmed_at !== null) return confirmed(reply, member)
      if (expired) return page.send(reply, 'confirm-expired', { TOKEN: token })
      const now = await members.confirm(member, Date.now())
      return now ? confirmed(reply, now) : page.note(reply, 'unknown')
    }),
  )

  app.post(
    mailRoutes.confirmAgain,
    { config },
    forHolder('confirm', async ({ member }, reply) => {
      if (member.confirmed_at === null) await sendAgain(member)
      return page.note(reply, 'resent')
    }),
  )

  app.get(
    mailRoutes.unsubscribe,
    forHolder('unsubscribe', ({ token }, reply) => page.send(reply, 'unsubscribe', { TOKEN: token })),
  )

  const unsubscribe = forHolder(
    'unsubscribe',
    async ({ member }, reply) => {
      await members.unsubscribe(member, Date.now())
      return page.unsubscribed(reply, member)
    },
    unsubscribes,
  )
  app.post(mailRoutes.unsubscribe, { config }, unsubscribe)

  async function confirmed(reply: FastifyReply, member: Member) {
    await welcome(member)
    const ranked = await rankOf(member, reply)
    if (member.unsubscribed_at !== null) return page.note(reply, 'confirmedQuietly')
    const PLACE = ranked ? mailPageWords.confirmed.place(ranked.rank) : ''
    const street = await streetOf(member, ranked?.share)
    return page.send(reply, ranked?.share ? 'confirmed-share' : 'confirmed', { PLACE, ...street })
  }
}
