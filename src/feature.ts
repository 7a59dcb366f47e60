import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Alert } from './content/news-parts.ts'
import type { Database } from './db/database.ts'
import type { RateLimit } from './http/rate-limit.ts'
import type { MailMeter, Refused } from './mail/delivery.ts'
import type { MailSettings } from './mail/mail-settings.ts'
import type { Mail, Note, ReturnTo } from './mail/message.ts'
import type { Queued } from './mail/outbox.ts'
import type { JoinFollower } from './waitlist/server/join/join-follower.ts'
import type { Friends } from './waitlist/server/member/friends.ts'

/** The configuration, with what each feature read itself (features-settings.ts). */
export type SiteConfig = {
  /** The site's own origin as visitors see it, without a slash at its end. */
  publicUrl: string
  /** Who keeps the waitlist, and how they are reached, as the privacy page says it. */
  operatorName: string | undefined
  operatorContact: string | undefined
  /** How emails go; undefined where none do. */
  mail: MailSettings | undefined
}

/** The running site. */
export type Site = {
  database: Database
  config: SiteConfig
  logger: FastifyBaseLogger
  meter: MailMeter | undefined
  /** Limits what one address may read. */
  reads: RateLimit
  /** Sent with every answer. */
  headers: Record<string, string>
  /** A built page by its name, as a template for `fillTemplate`. */
  page(name: string): string | Promise<string>
  /** What the features bring, all of them, once the server listens. */
  parts: readonly SitePart[]
}

/** What a feature brings to a running site. */
export type SitePart = {
  /** A Fastify plugin: its hooks start and stop what the feature does. */
  routes?(app: FastifyInstance): unknown
  follows?: JoinFollower
  friends?: Friends
  /** Done when somebody has erased their entry, before they are told so. */
  erased?(): Promise<void>
  /** Writes its kinds of email. They go to the founder: nobody on the list gets fewer for them. */
  mails?: Readonly<Record<string, (queued: Queued) => Promise<Mail | Note | null>>>
  /** The envelope sender of every email. */
  returnTo?: ReturnTo
  refused?: Refused
  /** What the founder is told at once. */
  alerts?: readonly Alert[]
}

/** A feature that a running site has. It loads what it needs only where that is wanted. */
export type Feature = {
  serve(site: Site): Promise<SitePart | undefined>
  /** Says something about the site on the terminal, once it listens. */
  tell?(database: Database, config: SiteConfig): Promise<void>
}
