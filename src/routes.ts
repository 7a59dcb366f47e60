/** URLs of the site, shared by the browser and the server. */
export const routes = {
  home: '/',
  joined: { hero: '/joined', banner: '/joined/banner' },
  privacy: '/privacy',
  /** Where the privacy page's buttons send an objection to being counted, or its withdrawal. */
  objection: '/privacy/counting',
  waitlist: '/api/waitlist',
  waitlistChallenge: '/api/waitlist/challenge',
  tellMe: '/api/waitlist/tell-me',
  waitlistCount: '/api/waitlist/count',
  waitlistLive: '/api/waitlist/live',
  /** Followed by a district, such as LS6. */
  waitlistDistrict: '/api/waitlist/district',
  maeveChat: '/api/maeve-chat',
  team: '/api/team',
  /** Followed by a code. */
  shortLink: '/l',
} as const

/** Where the page sends a visitor's answer to "Was this right?". */
export const VERDICT = '/api/maeve-verdict'

/** Followed by a district: the page with its street, for visitors with a neighbour's link. */
export const NEIGHBOURS = '/in'
/** Lists the districts with a page of their own, for search engines. */
export const DISTRICTS_SITEMAP = '/in/sitemap.xml'
/** Added to a district's address: the page to share the street from. */
export const SHARE = '/share'

/** The pages that links in emails open. They work without JavaScript. */
export const mailRoutes = {
  confirm: '/confirm',
  confirmAgain: '/confirm/again',
  unsubscribe: '/unsubscribe',
  manage: '/manage',
  copy: '/manage/copy',
  postcode: '/manage/postcode',
  mails: '/manage/mails',
  wishes: '/manage/wishes',
  own: '/manage/own',
  complaint: '/manage/complaint',
  erase: '/manage/erase',
  waiting: '/waiting',
} as const

/** Pages of text that the footer or the privacy page links to. */
export const openRoutes = { promises: '/promises', accessibility: '/accessibility' } as const

/** The published letters, and the pictures in letters. */
export const letterPages = { page: '/letters', feed: '/letters.atom', pictures: '/letters/pictures' } as const

/** For monitoring a server. No page links to them. */
export const healthChecks = { up: '/healthz', ready: '/readyz' } as const

/** For `preflight`. No page links to it. */
export const preflightRoutes = { seenAddress: '/api/seen-address' } as const

/** The landing page’s address for visitors from a source, by its code. */
export const homeFrom = (source: string): string => `${routes.home}?s=${source}`
