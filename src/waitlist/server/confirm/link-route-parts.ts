import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#src/db/database.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import type { Members } from '../member/member.ts'
import type { Member } from '../member/personal-data.ts'
import type { Referrals } from '../referrals/referrals.ts'
import type { Links, Purpose } from './links.ts'
import type { MailPageSender, MailPages } from './mail-page.ts'

export type MailLinkOptions = {
  database: Database
  links: Links
  members: Members
  /** Undefined where friends are not counted. */
  referrals: Referrals | undefined
  /** Queues another confirmation email, at most one a day. */
  sendAgain: (member: Member) => Promise<void>
  /** Queues the one email that follows a confirmation. */
  welcome: (member: Member) => Promise<void>
  /** Called once somebody has erased their entry, before the answer is sent. */
  erased?: (() => Promise<void>) | undefined
  pages: MailPages
  operatorContact: string | undefined
  reads: RateLimit
  /** Of unsubscribing alone: mail providers do it for many people. */
  unsubscribes: RateLimit
}

/** What the routes behind links share. */
export type LinkRouteParts = MailLinkOptions & {
  page: MailPageSender
  /** Whose link a request came by. Undefined for a forged link, and where the entry is no longer there. */
  holderOf: (
    purpose: Purpose,
    request: FastifyRequest,
  ) => Promise<{ member: Member; token: string; expired: boolean } | undefined>
  /** A confirmed person's rank, and their link where friends are counted. Undefined where it cannot be read just now. */
  rankOf: (
    member: Member,
    reply: FastifyReply,
  ) => Promise<{ rank: number; share: string | undefined } | undefined>
}

/** A text field of a form or an address. */
export function textOf(fields: unknown, name: string): string | undefined {
  const value = fields && typeof fields === 'object' ? (fields as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}
