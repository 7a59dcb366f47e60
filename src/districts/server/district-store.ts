import type { Stage } from '#src/content/districts.ts'
import type { Queryable } from '#src/db/database.ts'

/** What the founder set for a district. `goal`: 0 for none, null for the goal of all. Its stage is null until it is moved. */
export type StoredDistrict = {
  code: string
  goal: number | null
  stage: Stage | null
  reason: string | null
  moved_at: number | null
}

/** The code under which the goal of all districts is stored. Not empty, because a backup starts reading after the empty key. */
export const ALL = 'all'

/** Reads and changes what the founder set for districts. Everything rejects if the database fails. */
export const createDistrictStore = ({ query }: Queryable) => ({
  list: () => query<StoredDistrict>('select * from district order by code'),

  /** Returns a district's goal: its own, or that of all. */
  async goalOf(code: string): Promise<number | undefined> {
    const rows = await query<{ goal: number }>(
      `select goal from district where code in ($1, $2) and goal is not null
        order by case when code = $2 then 1 else 0 end limit 1`,
      [code, ALL],
    )
    return rows[0]?.goal || undefined
  },

  setGoal: (code: string, goal: number) =>
    query(
      'insert into district (code, goal) values ($1, $2) on conflict (code) do update set goal = excluded.goal',
      [code, goal],
    ),

  move: (code: string, stage: Stage, reason: string | null, now: number) =>
    query(
      `insert into district (code, stage, reason, moved_at) values ($1, $2, $3, $4) on conflict (code)
        do update set stage = excluded.stage, reason = excluded.reason, moved_at = excluded.moved_at`,
      [code, stage, reason, now],
    ),
})
