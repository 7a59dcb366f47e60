import type { Queryable } from '#src/db/database.ts'
import { OUTWARD_SQL } from './by-district.ts'
import { type Group, sum } from './small-groups.ts'

/** Consecutive stretches of time: from `before` to `from`, and from there to `until`; epoch milliseconds. */
type Stretches = { before: number; from: number; until: number }
type InBoth<What> = { n: What; before: What }

/**
 * Reads how many people joined and confirmed in each of two stretches, where they live and what brought them,
 * including small groups.
 */
export async function readTwoWeeks({ query }: Queryable, { before, from, until }: Stretches) {
  const during = (time: string) =>
    `count(case when ${time} >= $2 then 1 end) as n, count(case when ${time} < $2 then 1 end) as before
      from waitlist where ${time} >= $1 and ${time} < $3`
  const read = <Row>(columns: string, groupBy = '') =>
    query<Row & InBoth<number>>(`select ${columns} ${groupBy}`, [before, from, until])
  const joinedBy = async (name: string) => {
    const groups = await read<{ name: string }>(`${name} as name, ${during('joined_at')}`, 'group by 1')
    const of = (week: 'n' | 'before') => groups.map(group => ({ name: group.name, n: group[week] }))
    return { n: of('n'), before: of('before') } satisfies InBoth<Group[]>
  }
  const districts = await joinedBy(OUTWARD_SQL)
  const [confirmed] = await read(during('confirmed_at'))
  return {
    joined: { n: sum(districts.n), before: sum(districts.before) },
    confirmed: confirmed!,
    districts,
    /** By the code of their source; empty for people without one. */
    sources: await joinedBy(`coalesce(source, '')`),
  }
}

export type TwoWeeks = Awaited<ReturnType<typeof readTwoWeeks>>
