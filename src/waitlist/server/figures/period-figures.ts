import type { Queryable } from '#src/db/database.ts'
import type { Period } from '#src/time/period.ts'
import { COUNTS_AS_FRIEND } from '../member/counts-as-friend.ts'
import { daysOf, hourSql } from './by-uk-day.ts'
import { OUTWARD_SQL } from './postcode-sql.ts'
import type { Group } from './small-groups.ts'

/** The list's full figures with small groups: never shown as they are. */
export type Figures = {
  days: Group[]
  outwards: Group[]
  /** People who did not confirm, and people who did, by what brought them: a friend's link or themselves. */
  states: Record<'unconfirmed' | 'friend' | 'own', number>
  unsubscribed: number
}

type Row = { kind: string; name: string; n: number }

const STATE_SQL = `case when confirmed_at is null then 'unconfirmed'
  when ${COUNTS_AS_FRIEND}
    and exists (select 1 from waitlist as friend where friend.referral_code = waitlist.referred_by) then 'friend'
  else 'own' end`

/** Counts people who joined in a period, in one statement, so that all figures are of one moment. */
export async function readFigures(database: Queryable, { from, before }: Period): Promise<Figures> {
  const by = (kind: string, expression: string, also = '') =>
    `select '${kind}' as kind, ${expression} as name, count(*) as n from waitlist
      where joined_at >= $1 and joined_at < $2 ${also} group by 2`
  const rows = await database.query<Row>(
    [
      by('hour', `cast(${hourSql('joined_at')} as text)`),
      by('outward', OUTWARD_SQL),
      by('state', STATE_SQL),
      by('unsubscribed', `'all'`, 'and unsubscribed_at is not null'),
    ].join(' union all '),
    [from, before],
  )
  const of = (kind: string) => rows.filter(row => row.kind === kind).map(({ name, n }) => ({ name, n }))
  const state = (name: string) => of('state').find(row => row.name === name)?.n ?? 0
  return {
    days: daysOf(of('hour').map(({ name, n }) => ({ hour: Number(name), n }))),
    outwards: of('outward'),
    states: { unconfirmed: state('unconfirmed'), friend: state('friend'), own: state('own') },
    unsubscribed: of('unsubscribed')[0]?.n ?? 0,
  }
}
