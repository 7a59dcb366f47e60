import { TRACE_TABLES, TRACES, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { IMPERSONAL_TABLES } from './impersonal-tables.ts'
import type { KeyedTable } from './table-rows.ts'

export const LIST: KeyedTable = { name: WAITLIST_INSERT.table, key: [WAITLIST_INSERT.key] }

export const SECRETS: KeyedTable = { name: 'secret', key: IMPERSONAL_TABLES.secret!.key }

const impersonal = Object.entries(IMPERSONAL_TABLES)
  .filter(([name]) => name !== SECRETS.name && name !== 'migration')
  .map(([name, { key }]): KeyedTable => ({ name, key }))

/** Every table of a backup, in order: a restore needs the secrets first, to recognise people who were erased. */
export const BACKED_UP: readonly KeyedTable[] = [
  SECRETS,
  LIST,
  ...TRACE_TABLES.map((name): KeyedTable => ({ name, key: TRACES[name].key })),
  ...impersonal,
]
