import type { Queryable } from '#src/db/database.ts'
import { countEntriesBy } from '../member/entries.ts'
import type { Group } from './small-groups.ts'

export const AREA_SQL = `case when substr(postcode, 2, 1) between '0' and '9'
  then substr(postcode, 1, 1) else substr(postcode, 1, 2) end`

export const OUTWARD_SQL = 'rtrim(substr(postcode, 1, length(postcode) - 3))'

/** Counts the confirmed people of each district, however few. Rejects if the database fails. */
export const confirmedByDistrict = (database: Queryable): Promise<Group[]> =>
  countEntriesBy(database, { name: OUTWARD_SQL }, { where: 'confirmed_at is not null', values: [] })
