import type { Queryable } from '#src/db/database.ts'
import { lookUp } from '#src/db/rows.ts'

/** Returns the part of an entry's key after its at sign: the name that a mail server looks up. */
export function domainOf(email_key: string): string {
  return email_key.slice(email_key.lastIndexOf('@') + 1)
}

/**
 * `domainOf` in SQL: `rtrim` cuts every character but an at sign off the end, and the rest is cut off the beginning.
 */
export const DOMAIN_SQL = `substr(email_key, 1 + length(rtrim(email_key, replace(email_key, '@', ''))))`

/** What the founder reads about an entry for any verdict but `takes email`. */
const MARKS = {
  'refuses email': 'its domain says that it accepts no email',
  'no server': 'its domain has no server that accepts email',
  disposable: 'its domain gives out disposable addresses',
} as const
export type Verdict = 'takes email' | keyof typeof MARKS

export type MailDomain = { domain: string; verdict: Verdict; looked_at: number }

export async function mailDomainsOf(
  database: Queryable,
  keys: readonly string[],
): Promise<Map<string, MailDomain>> {
  const domains = [...new Set(keys.map(domainOf))]
  const rows = await lookUp<MailDomain>(database, 'mail_domain', 'domain', domains)
  return new Map(rows.map(row => [row.domain, row]))
}

/** Returns what the founder reads about each of these entries, by key; unmarked entries are left out. */
export async function marksOf(database: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const known = await mailDomainsOf(database, keys)
  return new Map(
    keys.flatMap(key => {
      const verdict = known.get(domainOf(key))?.verdict
      return verdict && verdict !== 'takes email' ? [[key, MARKS[verdict]] as const] : []
    }),
  )
}
