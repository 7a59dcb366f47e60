import { NEIGHBOURS, SHARE } from '#src/routes.ts'

/** Added to the path of a neighbour's link, this leads to the district's sign as a poster to print. */
export const POSTER = '/poster.pdf'

/** Turns a link to the site into one to a district's street, and keeps its query. */
export function neighbourLink(link: string, district: string): string {
  const url = new URL(link)
  url.pathname = `${NEIGHBOURS}/${district.toLowerCase()}`
  return url.href
}

/** Returns the address of the page for sharing a district's link with its street sign. */
export function sharePage(neighbourLink: string): string {
  const url = new URL(neighbourLink)
  url.pathname += SHARE
  return url.href
}
