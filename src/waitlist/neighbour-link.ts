import { NEIGHBOURS, SHARE } from '#src/routes.ts'

/** Returns a link to the site as one to a district's street, with its query kept. */
export function neighbourLink(link: string, district: string): string {
  const url = new URL(link)
  url.pathname = `${NEIGHBOURS}/${district.toLowerCase()}`
  return url.href
}

/** Returns the address of the page where a district's link is shared with its street sign. */
export function sharePage(neighbourLink: string): string {
  const url = new URL(neighbourLink)
  url.pathname += SHARE
  return url.href
}
