import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Alert } from './content/news-parts.ts'
import type { Database } from './db/database.ts'
import type { RateLimit } from './http/rate-limit.ts'
import type { MailSettings } from './mail/mail-settings.ts'
import type { Mail, Note, ReturnTo } from './mail/message.ts'
import type { Queued } from './mail/outbox.ts'
import type { MailMeter, Refused } from './mail/sending/delivery.ts'
import type { OperatorSettings } from './operator-settings.ts'
import type { Troubles } from './trouble.ts'
import type { OwnPart } from './waitlist/server/confirm/link-holder.ts'
import type { JoinFollower } from './waitlist/server/join/join-follower.ts'
import type { WriteToMember } from './waitlist/server/mails/layout/short-mail.ts'
import type { Friends } from './waitlist/server/member/referral-code.ts'

/** The part of the configuration that every feature may read. Features add their own in features/settings.ts. */
export type SiteConfig = {
  /** The site's own origin as visitors see it, without a trailing slash. */
  publicUrl: string
  /** How to send emails; undefined if mail is off. */
  mail: MailSettings | undefined
} & OperatorSettings

/** What each nightly task is given. `now`: epoch milliseconds; `mail`: whether this server sends email. */
export type Tonight = { now: number; mail: boolean }

/** The running site. */
export type Site = {
  database: Database
  config: SiteConfig
  logger: FastifyBaseLogger
  troubles: Troubles
  meter: MailMeter | undefined
  /** Limits how often one network address may read. */
  reads: RateLimit
  /** A higher limit, for the addresses of mailbox providers, which read on behalf of many people. */
  readsOfProvider: RateLimit
  /** Headers of every response. */
  headers: Record<string, string>
  /** Returns a built page by its name, as a template for `fillTemplate`. */
  page(name: string): string | Promise<string>
  /** All features' parts, once the server listens. */
  parts: readonly SitePart[]
}

/** A feature's part of a running site. */
export type SitePart = {
  /** A Fastify plugin, whose hooks start and stop the feature. */
  routes?(app: FastifyInstance): unknown
  follows?: JoinFollower
  friends?: Friends
  ownPart?: OwnPart
  /** Returns the founder's goal for a district. */
  goalOf?(district: string): Promise<number | undefined>
  /** Called when somebody has erased their entry, before the page says so. */
  erased?(): Promise<void>
  /** Writes its kinds of email to the founder. The daily limit for a mailbox does not apply to them. */
  mails?: Readonly<Record<string, (queued: Queued) => Promise<Mail | Note | null>>>
  /** Writes its kinds of email to people on the list. Each kind counts as a mailbox of its own. */
  toMembers?: Readonly<Record<string, WriteToMember>>
  /** Returns the envelope sender for an email. */
  returnTo?: ReturnTo
  refused?: Refused
  /** Alerts for the founder. */
  alerts?: readonly Alert[]
}

/** A feature of a running site. It loads its modules only when they are needed. */
export type Feature = {
  serve(site: Site): Promise<SitePart | undefined>
  /** Prints something about the site on the terminal, once the site is listening. */
  tell?(database: Database, config: SiteConfig): Promise<void>
}
