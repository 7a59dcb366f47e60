import { readInSlices, type Sliced } from '#src/db/in-slices.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { OUTWARD_SQL } from './postcode-sql.ts'
import { type Group, merge, SMALLEST } from './small-groups.ts'

/** Returns how many people of a district, such as LS6, have confirmed; undefined if too few to show. */
export type ConfirmedIn = (district: string) => Promise<number | undefined>

/**
 * Counts all districts at once, and not again on the same day (UTC): two counts close together would tell one neighbour of
 * another. Rejects with the database's error.
 */
export function createConfirmedIn(database: Sliced): ConfirmedIn {
  let day: string | undefined
  let counts: Promise<Map<string, number>>

  return async district => {
    const today = utcDay(Date.now())
    if (day !== today) {
      day = today
      counts = readConfirmed(database)
      counts.catch(() => {
        day = undefined
      })
    }
    return (await counts).get(district.toUpperCase())
  }
}

async function readConfirmed(database: Sliced) {
  const slices = await readInSlices<Group>(database, {
    columns: `${OUTWARD_SQL} as name, count(*) as n`,
    table: 'waitlist',
    where: 'confirmed_at is not null',
    groupBy: 1,
    values: [],
  })
  const shown = merge(slices).filter(({ n }) => n >= SMALLEST)
  return new Map(shown.map(({ name, n }) => [name, n]))
}
