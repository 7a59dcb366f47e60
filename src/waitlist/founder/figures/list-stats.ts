import type { Database, Queryable } from '#src/db/database.ts'
import { readMailStanding } from '#src/mail/standing.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { DOMAIN_SQL } from '#src/waitlist/server/domains/mail-domain.ts'
import { OUTWARD_SQL } from '#src/waitlist/server/figures/by-district.ts'
import { byUkDay } from '#src/waitlist/server/figures/by-uk-day.ts'
import { areaOf, shownDistricts } from '#src/waitlist/server/figures/shown-areas.ts'
import { type Group, largestFirst, merge } from '#src/waitlist/server/figures/small-groups.ts'
import { countEntriesBy } from '#src/waitlist/server/member/entries.ts'
import { readDemand } from '#src/waitlist/server/member/still-waiting.ts'

const DISTRICTS = 12

export type ListStats = Awaited<ReturnType<typeof readListStats>>

/**
 * Reads the figures of the whole list as of `now` (epoch milliseconds). Days are UK days, earliest first, without
 * those when nobody joined or confirmed.
 */
export async function readListStats(database: Database, now: number = Date.now()) {
  const byDay = await byUkDay(database, 'joined_at')
  const districts = await countEntriesBy(database, { name: OUTWARD_SQL })
  const confirmedByDay = await byUkDay(database, 'confirmed_at')
  const onThisDay = (days: readonly Group[]) => days.find(({ name }) => name === ukDay(now))?.n ?? 0
  return {
    total: byDay.reduce((sum, { n }) => sum + n, 0),
    today: onThisDay(byDay),
    ...(await readListTotals(database)),
    ...(await readDemand(database, now)),
    confirmedToday: onThisDay(confirmedByDay),
    mails: await readMailStanding(database),
    byDay,
    confirmedByDay,
    byArea: largestFirst(merge(districts.map(({ name, n }) => ({ name: areaOf(name), n })))),
    /** The largest, without small groups. */
    byDistrict: shownDistricts(districts, DISTRICTS),
    byForm: await countEntriesBy(database, { name: `coalesce(form, 'unknown')` }),
  }
}

/** `marked`: how many have an address at a domain that accepts no email, or gives out disposable addresses. */
async function readListTotals({ query }: Queryable) {
  const [row] = await query<{ confirmed: number; unsubscribed: number; marked: number }>(
    `select count(confirmed_at) as confirmed, count(unsubscribed_at) as unsubscribed,
      (select count(*) from waitlist join mail_domain on domain = ${DOMAIN_SQL} where verdict <> 'takes email') as marked
      from waitlist`,
  )
  return row!
}
