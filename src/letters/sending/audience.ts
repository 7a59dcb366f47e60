import { type Purpose, purposes } from '#src/content/letters.ts'
import { wordingsThatAllow } from '#src/content/receipt.ts'
import type { SqlValue } from '#src/db/database.ts'
import type { Audience } from './letter-store.ts'

/** Of the waitlist's rows, those that may be written to at all. */
export const WRITABLE = 'confirmed_at is not null and unsubscribed_at is null and undeliverable_at is null'

type Filter = { where: string; values: readonly SqlValue[]; inWords: string }

/** Those of a filter whose wording covers a letter's purpose, who confirmed, and want to be written to. */
export function audienceOf(purpose: Purpose, { where, values, inWords }: Filter): Audience {
  return {
    where: `${where} and ${WRITABLE} and ${coversSql(purpose)}`,
    values,
    inWords: [inWords, `who agreed to ${purposes[purpose]}`].filter(Boolean).join(', '),
  }
}

/**
 * Whether an entry's wording covers a purpose, as SQL. For an answer it is the wording that was read when it was asked
 * for, which `waitsForSql` looks at.
 */
export const coversSql = (purpose: Purpose): string =>
  purpose === 'answer' ? '1 = 1' : noticeSql('notice', purpose)

/** Whether an entry waits for a topic under a wording that covers the answer, as SQL; `topic` is its place. */
export const waitsForSql = (topic: string): string =>
  `exists (select 1 from topic_wait t where t.email_key = waitlist.email_key and t.topic = ${topic}
    and ${noticeSql('t.notice', 'answer')})`

/** Versions are from our own words, and digits. */
function noticeSql(column: string, purpose: Purpose): string {
  const versions = wordingsThatAllow(purpose)
  return versions.length
    ? `coalesce(${column}, '') in (${versions.map(version => `'${version}'`).join(', ')})`
    : '1 = 0'
}
