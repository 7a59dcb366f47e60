import type { Database } from '#src/db/database.ts'
import type { StoredLetter } from './letter-store.ts'
import { createRecipients, type Tally } from './recipients.ts'

/** What became of a letter's recipients: counted, or as it was counted before its recipients were forgotten. */
export async function tallyOf(database: Database, { name, tally }: StoredLetter): Promise<Tally> {
  return tally === null
    ? createRecipients(database, name).tally()
    : { ours: 0, inDoubt: 0, ...(JSON.parse(tally) as Omit<Tally, 'ours' | 'inDoubt'>) }
}
