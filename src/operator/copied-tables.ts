import { WAITLIST_INSERT } from '#src/waitlist/server/store.ts'
import type { CopiedTable } from './entries/table-rows.ts'

export const LIST: CopiedTable = { name: WAITLIST_INSERT.table, key: [WAITLIST_INSERT.key] }

/** Keys that hashes, links in mails and marks were made with: without them these are worth nothing elsewhere. */
export const SECRETS: CopiedTable = { name: 'secret', key: ['name'] }

/** What belongs to the list: who was erased, codes, mails sent and due, complaints, what was asked and done. */
export const COMPANIONS: readonly CopiedTable[] = [
  { name: 'suppression', key: ['address_hash'] },
  { name: 'perk_code', key: ['code'] },
  { name: 'mail_outbox', key: ['cause'] },
  { name: 'complaint', key: ['id'] },
  { name: 'nightly', key: ['day'] },
  { name: 'maeve_count', key: ['day', 'what', 'topic'] },
  { name: 'maeve_tokens', key: ['day'] },
]
