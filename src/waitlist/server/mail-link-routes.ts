import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { waitlistWords } from '#src/content/waitlist.ts'
import type { Database } from '#src/db/database.ts'
import { refusalOf } from '#src/http/faults.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { confirmRoutes } from './confirm/confirm-routes.ts'
import type { Links, Purpose } from './confirm/links.ts'
import { manageRoutes } from './confirm/manage-routes.ts'
import { createMailPages, type MailPageSender, type MailPages } from './mail-page.ts'
import type { Member, Members } from './member/member.ts'
import type { Referrals } from './referrals/referrals.ts'

export type MailLinkOptions = {
  database: Database
  links: Links
  members: Members
  /** Where it is on. */
  referrals: Referrals | undefined
  /** Sends another mail to confirm; at most one a day comes of it. */
  sendAgain: (member: Member) => Promise<void>
  pages: MailPages
  operatorContact: string | undefined
  reads: RateLimit
}

/** What the routes behind links share. */
export type LinkDesk = MailLinkOptions & { page: MailPageSender; holderOf: HolderOf; standingOf: StandingOf }

/** Whose link a request came by. Undefined for a forged link, and where the entry is no longer there. */
export type HolderOf = (
  purpose: Purpose,
  request: FastifyRequest,
) => Promise<{ member: Member; token: string; expired: boolean } | undefined>

/** The rank and link of who has confirmed. Undefined where friends are not counted, or that cannot be read just now. */
export type StandingOf = (
  member: Member,
  reply: FastifyReply,
) => Promise<{ rank: number; share: string | undefined } | undefined>

/** All that the links in mails open: confirm, unsubscribe, manage. Only a POST changes anything. */
export async function mailLinkRoutes(app: FastifyInstance, options: MailLinkOptions): Promise<void> {
  const { links, members, referrals } = options
  const page = createMailPages(options.pages, options.operatorContact)

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  // A mail program that unsubscribes may send its one word so; the link has said all.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}))

  // People read these, so a fault is a page too.
  app.setErrorHandler((error, request, reply: FastifyReply) => {
    const { status, retryAfter } = refusalOf(error)
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

  async function standingOf(member: Member, { request }: FastifyReply) {
    try {
      // Who confirmed before friends were counted holds no code yet.
      return referrals && (await referrals.standing(await referrals.take(member)))
    } catch (err) {
      request.log.error({ id: request.id, err }, 'a page lacks rank and link')
      return undefined
    }
  }

  const desk = { ...options, page, holderOf, standingOf }
  confirmRoutes(app, desk)
  manageRoutes(app, desk)
}

/** A text field of a form or an address. */
export function textOf(fields: unknown, name: string): string | undefined {
  const value = fields && typeof fields === 'object' ? (fields as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}
