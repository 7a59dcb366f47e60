import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { privacyWords } from '#src/content/privacy.ts'
import { launchSaid } from '#src/launch-said.ts'
import type { OperatorSettings } from '#src/operator-settings.ts'
import { routes } from '#src/routes.ts'
import type { SiteValues } from '#src/site-values.ts'
import { howToReach } from '#src/waitlist/server/confirm/link-holder.ts'
import type { Config } from '../config.ts'

/** The pages that visitors see: the build or, in development, the sources through Vite. */
export type Front = {
  headers: Record<string, string>
  /** Returns a built page by its name, as a template for `fillTemplate`. */
  page(name: string): string | Promise<string>
  register(app: FastifyInstance): void
  /** Answers requests that match no route. */
  notFound(request: FastifyRequest, reply: FastifyReply): unknown
  close?(): Promise<void>
}

/** Prerendered documents by their path; the landing page is separate. */
export const DOCUMENTS: Record<string, string> = {
  [routes.joined.hero]: 'joined-hero.html',
  [routes.joined.banner]: 'joined-banner.html',
  [routes.privacy]: 'privacy.html',
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap.xml',
}

export type PageConfig = Pick<Config, 'publicUrl' | 'maeveLabel' | 'mail' | keyof OperatorSettings>

/** Returns the values of the `%NAME%` placeholders in prerendered pages, as they are now. */
export function pageValues(config: PageConfig): SiteValues {
  const company = [config.operatorName, config.operatorCompany].filter(Boolean).join(', ')
  const { name, contact, processors } = privacyWords.operatorUnset
  return {
    PUBLIC_URL: config.publicUrl,
    MAEVE_LABEL: config.maeveLabel,
    MAIL: config.mail ? '1' : '0',
    OPERATOR_NAME: config.operatorName ?? name,
    REACH: howToReach(config.operatorContact),
    COMPANY: company && `· ${company}`,
    OPERATOR_PROCESSORS: config.operatorProcessors ?? processors,
    OPERATOR_CONTACT: config.operatorContact ?? contact,
    ...launchSaid(),
  }
}
