import { aroundCount, MANY_FROM } from '#src/content/count.ts'
import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { readInSlices, type Sliced } from '#src/db/in-slices.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { OUTWARD_SQL } from './by-district.ts'
import { areaOf } from './shown-areas.ts'
import { type Group, hideSmall, merge, SMALLEST } from './small-groups.ts'

/** How many had confirmed in a district before `before`, a time in epoch milliseconds. */
type Counted = { confirmed: number; before: number }

/** Returns the day's count; undefined if it is too small to show. Rejects with the database's error. */
export type ConfirmedIn = (district: string) => Promise<Counted | undefined>

/**
 * Counts all districts once a day (UTC): two counts close together would show that a neighbour has just confirmed.
 * People count from the day after they confirm, so a second server or a restart gives nothing more away.
 */
export function createWhere(database: Sliced) {
  let day: string | undefined
  let reading: ReturnType<typeof readWhere>
  let known: Awaited<typeof reading> | undefined

  function read() {
    const today = utcDay(Date.now())
    if (day !== today) {
      day = today
      reading = readWhere(database, Date.parse(today))
      reading.then(
        where => {
          known = where
        },
        () => {
          day = undefined
        },
      )
    }
    return reading
  }

  return {
    /** Returns how many have confirmed in each district that has enough to show. */
    confirmed: async () => (await read()).confirmed,
    confirmedIn: (async district => {
      const { confirmed, before } = await read()
      const n = confirmed.get(district.toUpperCase())
      return n === undefined ? undefined : { confirmed: n, before }
    }) satisfies ConfirmedIn,
    /**
     * Returns the words around a count. The count may be newer than the figures, so “most” means more than half of
     * it.
     */
    wordsFor(count: number): string {
      if (count === 0) return aroundCount.none
      if (count < MANY_FROM) return aroundCount.few
      read().catch(() => {})
      const { most } = known ?? {}
      return most && most.n * 2 > count ? aroundCount.mostlyIn(most.name) : aroundCount.usual
    },
  }
}

async function readWhere(database: Sliced, before: number) {
  const slices = await readInSlices<Group & { confirmed: number }>(database, {
    columns: `${OUTWARD_SQL} as name, count(*) as n, count(case when confirmed_at < $1 then 1 end) as confirmed`,
    table: 'waitlist',
    where: '1 = 1',
    groupBy: 1,
    values: [before],
  })
  const confirmed = merge(slices.map(({ name, confirmed }) => ({ name, n: confirmed })))
  // One town for all of London; empty if there is no such area.
  const townOf = (district: string) => postcodeAreas.get(areaOf(district))?.town.replace(/ \(.*\)/, '') ?? ''
  const { groups } = hideSmall(merge(slices.map(({ name, n }) => ({ name: townOf(name), n }))))
  return {
    /** How many have confirmed, by district, such as LS6; only districts with enough people to show. */
    confirmed: new Map(confirmed.filter(({ n }) => n >= SMALLEST).map(({ name, n }) => [name, n])),
    before,
    most: groups.find(({ name }) => name),
  }
}
