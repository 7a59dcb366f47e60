import { routes } from '#src/routes.ts'

/** Which prerendered document answers which path, besides the landing page. */
export const DOCUMENTS: Record<string, string> = {
  [routes.joined.hero]: 'joined-hero.html',
  [routes.joined.banner]: 'joined-banner.html',
  [routes.privacy]: 'privacy.html',
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap.xml',
}
