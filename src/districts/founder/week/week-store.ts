import type { Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'

/** What is stored about a step: when, whether it was skipped, and the wave’s figures. */
export type KeptStep = { at: number; skipped?: true } & Figures
export type Figures = { [Name in 'visits' | 'days' | 'size']?: number | undefined }

/** A week in which a district opens. `people`: confirmed there when it was chosen; null for fewer than five. */
export type StoredWeek = {
  name: string
  district: string
  people: number | null
  chosen_at: number
  steps: Record<string, KeptStep>
  stopped_at: number | null
  reason: string | null
}

/** Reads and changes the opening weeks. Everything rejects if the database fails. */
export function createWeekStore({ query, ...session }: Queryable) {
  return {
    /** Returns the latest first. */
    async all(): Promise<StoredWeek[]> {
      const rows = await query<Omit<StoredWeek, 'steps'> & { steps: string }>(
        'select * from opening_week order by chosen_at desc, name desc',
      )
      return rows.map(row => ({ ...row, steps: JSON.parse(row.steps) as StoredWeek['steps'] }))
    },
    add: (week: Pick<StoredWeek, 'name' | 'district' | 'people' | 'chosen_at'>) =>
      insertRows({ query, ...session }, 'opening_week', [{ ...week, steps: '{}' }]),
    keep: (name: string, steps: StoredWeek['steps']) =>
      query('update opening_week set steps = $2 where name = $1', [name, JSON.stringify(steps)]),
    stop: (name: string, reason: string | null, now: number) =>
      query('update opening_week set stopped_at = $3, reason = $2 where name = $1 and stopped_at is null', [
        name,
        reason,
        now,
      ]),
  }
}
