import type { Purpose } from '#src/content/purposes.ts'
import type { Html } from '#src/http/template.ts'
import { letterPages } from '#src/routes.ts'

/** A letter as it is in its file. `name` is the file's name without its extension; `body` is Markdown. */
export type Letter = { name: string; subject: string; preview: string; purpose: Purpose; body: string }

/** The file's name, which is also the end of the letter's address on the site. */
export const LETTER_NAME = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/

/** What a letter's links are made from: the site's origin, and the letter's name, which is in each link. */
export type Site = { publicUrl: string; name: string }

/** Adds the letter's name to a link to the site, the same for everyone. Any other link is left as it is. */
export function letterLink(href: string, { publicUrl, name }: Site): string {
  const url = URL.parse(href, publicUrl)
  if (!url || url.origin !== new URL(publicUrl).origin) return href
  url.searchParams.set('l', name)
  return url.href
}

/** The placeholders that the route fills in on a letter's page. */
export type LetterPage = {
  LETTER_NAME: string
  LETTER_TITLE: string
  LETTER_PREVIEW: string
  LETTER_DATE: string
  LETTER_BODY: Html
}

/** Returns the path of a letter's page. */
export const letterPath = (name: string): string => `${letterPages.page}/${name}`

/** A recipient's Message-ID and return address are made from this, so they stay the same on every attempt. */
export const causeOf = (letter: string, emailKey: string): string => `letter:${letter}:${emailKey}`

/** The same cause as an SQL expression on `letter_recipient`. */
export const letterCauseSql = `'letter:' || letter || ':' || email_key`

/** Returns the letter that an email with this cause was from; undefined for any other email. */
export const letterOfCause = (cause: string): string | undefined => /^letter:([^:]+):/.exec(cause)?.[1]
