import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import type { Database } from '#src/db/database.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { fillTemplate, type Html } from '#src/http/template.ts'
import type { LinkPages, StreetMarks } from '#src/waitlist/filled-pages.ts'
import type { Members } from '../member/member.ts'
import type { Member } from '../member/personal-data.ts'
import type { Friends } from '../member/referral-code.ts'
import type { Links, Purpose } from './mail-links.ts'

type MailPage = keyof LinkPages
/** Returns a page as a template for `fillTemplate`. */
type MailPages = (name: MailPage) => string | Promise<string>

export type MailLinkOptions = {
  database: Database
  links: Links
  members: Members
  friends: Friends | undefined
  /** Queues another confirmation email, at most one a day. */
  sendAgain: (member: Member) => Promise<void>
  welcome: (member: Member) => Promise<void>
  /** Called once somebody has said that they made the held requests: there may be answers by now. */
  wished: (member: Member) => Promise<void>
  erased?: (() => Promise<void>) | undefined
  ownParts: readonly OwnPart[]
  streetOf: StreetOf
  pages: MailPages
  operatorContact: string | undefined
  reads: RateLimit
  /** Only for unsubscribing, which mail providers do on behalf of many people. */
  unsubscribes: RateLimit
}

/** Returns a page's text about somebody's street, with the link to share: theirs, or the site's. */
export type StreetOf = (
  member: Pick<Member, 'postcode' | 'confirmed_at'>,
  link: string | undefined,
) => Promise<StreetMarks>

/** A feature's part of a confirmed person's own page. */
export type OwnPart = {
  /** Draws its sections; each form posts the link's token as `t`, to `mailRoutes.own` or to one of its routes. */
  draw(member: Member, token: string): Promise<Html>
  /**
   * Takes what one of its forms posted to `mailRoutes.own`. Returns what to say about it; undefined if the form
   * belongs to another part.
   */
  take?(member: Member, body: unknown): Promise<string | undefined>
  routes?(app: FastifyInstance, parts: LinkParts): void
}

export type LinkHolder = { member: Member; token: string; expired: boolean }
export type Act = (holder: LinkHolder, reply: FastifyReply, body: unknown) => Promise<unknown>

export type LinkParts = ReturnType<typeof createLinkParts>

export function createLinkParts(options: MailLinkOptions) {
  const { links, members, friends, reads } = options
  const page = createMailPages(options.pages)

  /**
   * Creates a handler for the holder of a link. If the link is forged, or its entry is gone, the
   * response is a page that says so.
   */
  const forHolder =
    (purpose: Purpose, act: Act, limit = reads) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      await limit(request)
      const { body, query } = request
      const token = textOf(body, 't') ?? textOf(query, 't')
      const holder = await links.read(purpose, token)
      const member = holder && (await members.find(holder))
      if (!member) return page.note(reply, 'unknown')
      return act({ member, token: token!, expired: holder.expired }, reply, body)
    }

  return {
    ...options,
    page,
    forHolder,

    /** Creates a handler for a person's own page, whose link expires. */
    forOwner: (act: Act) =>
      forHolder('manage', async (holder, reply, body) =>
        holder.expired ? page.note(reply, 'unknown') : act(holder, reply, body),
      ),

    /**
     * Returns a confirmed person's rank, and their link if friends are counted. Undefined if they cannot be read at
     * the moment.
     */
    async rankOf(member: Member, { request }: FastifyReply) {
      try {
        // A person who confirmed before friends were counted has no code yet.
        if (friends) return await friends.rank(await friends.take(member))
        return { rank: await members.rank(member), share: undefined }
      } catch (err) {
        request.log.error({ id: request.id, err }, 'a page has no rank and no link')
        return undefined
      }
    },
  }
}

export function textOf(fields: unknown, name: string): string | undefined {
  const value = fields && typeof fields === 'object' ? (fields as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** A page behind a link is private: it is not cached or indexed, and sends no referrer. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

function createMailPages(pages: MailPages) {
  const send = async <Name extends MailPage>(
    reply: FastifyReply,
    name: Name,
    values: LinkPages[Name],
    status = 200,
  ) =>
    reply
      .code(status)
      .headers(PRIVATE)
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await pages(name), values))

  const card = (reply: FastifyReply, note: { title: string; text: string }, status?: number) =>
    send(reply, 'note', { NOTE_TITLE: note.title, NOTE_TEXT: note.text }, status)

  const note = (reply: FastifyReply, name: keyof typeof mailPageWords.notes) =>
    card(reply, mailPageWords.notes[name], name === 'unknown' ? 404 : 200)

  return {
    send,
    card,
    note,
    unsubscribed: (reply: FastifyReply, { confirmed_at }: Member) =>
      note(reply, confirmed_at === null ? 'unsubscribedUnconfirmed' : 'unsubscribed'),
    /** The headers of these pages, for a response that is not a page. */
    headers: PRIVATE,
  }
}

/** Says how to reach the operator; empty if that is not set. */
export function howToReach(operatorContact: string | undefined): string {
  return operatorContact ? mailPageWords.reach(operatorContact) : ''
}
