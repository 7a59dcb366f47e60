import type { Queryable } from '#src/db/database.ts'
import { OUTWARD_SQL } from './postcode-sql.ts'
import type { Group } from './small-groups.ts'

/** Consecutive stretches of time: from `before` to `from`, and from there to `until`; epoch milliseconds. */
type Stretches = { before: number; from: number; until: number }
/** Numbers of people in the later stretch, and in the one before it. */
type InBoth<What> = { n: What; before: What }

/** Reads how many joined and confirmed in each of two stretches, where they are and what brought them, including small groups. */
export async function readTwoWeeks({ query }: Queryable, { before, from, until }: Stretches) {
  const during = (time: string) =>
    `count(case when ${time} >= $2 then 1 end) as n, count(case when ${time} < $2 then 1 end) as before`
  const within = (time: string) => `where ${time} >= $1 and ${time} < $3`
  const joinedBy = (name: string) =>
    query<{ name: string; n: number; before: number }>(
      `select ${name} as name, ${during('joined_at')} from waitlist ${within('joined_at')} group by 1`,
      [before, from, until],
    )
  const districts = await joinedBy(OUTWARD_SQL)
  const [confirmed] = await query<InBoth<number>>(
    `select ${during('confirmed_at')} from waitlist ${within('confirmed_at')}`,
    [before, from, until],
  )
  const split = (groups: typeof districts): InBoth<Group[]> => {
    const of = (week: keyof InBoth<unknown>) => groups.map(group => ({ name: group.name, n: group[week] }))
    return { n: of('n'), before: of('before') }
  }
  const sum = (groups: readonly Group[]) => groups.reduce((total, { n }) => total + n, 0)
  return {
    joined: { n: sum(split(districts).n), before: sum(split(districts).before) },
    confirmed: confirmed!,
    districts: split(districts),
    /** By the code of what brought them; empty if nothing did. */
    sources: split(await joinedBy(`coalesce(source, '')`)),
  }
}

export type TwoWeeks = Awaited<ReturnType<typeof readTwoWeeks>>
