import { routes } from '#src/routes.ts'

/** Prerendered documents by their path; the landing page is separate. */
export const DOCUMENTS: Record<string, string> = {
  [routes.joined.hero]: 'joined-hero.html',
  [routes.joined.banner]: 'joined-banner.html',
  [routes.privacy]: 'privacy.html',
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap.xml',
}
