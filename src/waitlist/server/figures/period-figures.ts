import type { Queryable } from '#src/db/database.ts'
import type { Period } from '#src/time/period.ts'
import { COUNTS_AS_FRIEND } from '../member/referral-code.ts'
import { OUTWARD_SQL } from './by-district.ts'
import { daysOf, hourSql } from './by-uk-day.ts'
import type { Group } from './small-groups.ts'

/** The people in a district, and how many of them confirmed, confirmed through a friend's link, and unsubscribed. */
export type District = Group & { confirmed: number; friend: number; unsubscribed: number }

/** The list's full figures. They include small groups, so they are never shown as they are. */
export type Figures = { days: Group[]; districts: District[] }

const BY_FRIEND_SQL = `${COUNTS_AS_FRIEND}
  and exists (select 1 from waitlist as friend where friend.referral_code = waitlist.referred_by)`

/** Counts people who joined in a period, in one statement, so that all figures are from the same moment. */
export async function readFigures(database: Queryable, { from, before }: Period): Promise<Figures> {
  const during = 'from waitlist where joined_at >= $1 and joined_at < $2 group by 1'
  // Hours are grouped as numbers, which SQLite sorts twice as fast as text.
  const rows = await database.query<District & { kind: string }>(
    `select 'hour' as kind, cast(hour as text) as name, n, 0 as confirmed, 0 as unsubscribed, 0 as friend
        from (select ${hourSql('joined_at')} as hour, count(*) as n ${during}) as hours
      union all select 'district', d.* from (select ${OUTWARD_SQL} as name, count(*) as n, count(confirmed_at) as confirmed,
        count(unsubscribed_at) as unsubscribed, count(case when ${BY_FRIEND_SQL} then 1 end) as friend ${during}) as d`,
    [from, before],
  )
  const of = (what: string) => rows.filter(({ kind }) => kind === what)
  return {
    days: daysOf(of('hour').map(({ name, n }) => ({ hour: Number(name), n }))),
    districts: of('district'),
  }
}
