import type { Queryable } from '#src/db/database.ts'
import { countEntriesBy } from '../member/entries.ts'
import { OUTWARD_SQL } from './postcode-sql.ts'
import type { Group } from './small-groups.ts'

/** Counts the confirmed people of each district, however few. Rejects if the database fails. */
export const confirmedByDistrict = (database: Queryable): Promise<Group[]> =>
  countEntriesBy(database, { name: OUTWARD_SQL }, { where: 'confirmed_at is not null', values: [] })
