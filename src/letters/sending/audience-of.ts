import { type Purpose, purposes } from '#src/content/purposes.ts'
import { wordingsThatAllow } from '#src/content/receipt.ts'
import type { SqlValue } from '#src/db/database.ts'
import { WRITABLE } from '#src/waitlist/server/member/entries.ts'
import type { Audience } from './letter-store.ts'

type Filter = { where: string; values: readonly SqlValue[]; inWords: string }

/** Returns who a filter selects, if they confirmed, have not unsubscribed, and their wording covers the purpose. */
export function audienceOf(purpose: Purpose, { where, values, inWords }: Filter): Audience {
  return {
    where: `${where} and ${WRITABLE} and ${coversSql(purpose)}`,
    values,
    inWords: [inWords, `who agreed to ${purposes[purpose]}`].filter(Boolean).join(', '),
  }
}

/**
 * Returns SQL for whether an entry's wording covers a purpose. For an answer, the wording shown when it was asked for
 * counts: see `waitsForSql`.
 */
export const coversSql = (purpose: Purpose): string =>
  purpose === 'answer' ? '1 = 1' : noticeSql('notice', purpose)

/** Returns SQL for whether an entry waits for a topic under a wording that covers the answer; `topic` is its parameter. */
export const waitsForSql = (topic: string): string =>
  `exists (select 1 from topic_wait t where t.email_key = waitlist.email_key and t.topic = ${topic} and t.held is null
    and ${noticeSql('t.notice', 'answer')})`

/** Safe to write into SQL: versions are digits, from our own content. */
function noticeSql(column: string, purpose: Purpose): string {
  const versions = wordingsThatAllow(purpose)
  return versions.length
    ? `coalesce(${column}, '') in (${versions.map(version => `'${version}'`).join(', ')})`
    : '1 = 0'
}
