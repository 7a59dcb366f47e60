import type { CopiedTable } from '#src/db/table-rows.ts'
import { TRACE_TABLES, TRACES, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { IMPERSONAL_TABLES } from './impersonal-tables.ts'

export const LIST: CopiedTable = { name: WAITLIST_INSERT.table, key: [WAITLIST_INSERT.key] }

/** Its values replace those of the target: what is copied was made with them. */
export const SECRETS: CopiedTable = { name: 'secret', key: IMPERSONAL_TABLES.secret!.key }

const impersonal = Object.entries(IMPERSONAL_TABLES)
  .filter(([name, { copied }]) => copied && name !== SECRETS.name)
  .map(([name, { key }]): CopiedTable => ({ name, key }))

/** What belongs to the list: what else is kept of people, who was erased, what was asked and done. */
export const COMPANIONS: readonly CopiedTable[] = [
  ...TRACE_TABLES.map((name): CopiedTable => ({ name, key: TRACES[name].key })),
  ...impersonal,
]

/** What a backup holds, in its order: whoever reads it needs the secrets first. */
export const BACKED_UP: readonly CopiedTable[] = [
  SECRETS,
  LIST,
  ...COMPANIONS,
  { name: 'counter', key: IMPERSONAL_TABLES.counter!.key },
]
