import type { Database } from '#src/db/database.ts'

export type DayBudget = ReturnType<typeof createDayBudget>

/**
 * Counts how many of a day's emails (UTC) all servers together have used. Everything rejects if the database
 * fails.
 */
export function createDayBudget({ query }: Pick<Database, 'query'>) {
  return {
    /** Reserves `n` of a day's emails. Returns false, and reserves none, if fewer are left. */
    async reserve(now: number, perDay: number, n = 1): Promise<boolean> {
      if (n > perDay) return false
      const taken = await query(
        `insert into counter (name, n) values ($1, $3)
          on conflict (name) do update set n = counter.n + $3 where counter.n + $3 <= $2 returning n`,
        [budgetName(now), perDay, n],
      )
      return taken.length > 0
    },

    /** Releases the reservations of emails that were not sent. */
    async giveBack(reservedAt: number, n = 1) {
      if (n) await query('update counter set n = n - $2 where name = $1', [budgetName(reservedAt), n])
    },
  }
}

/** Returns the name of the row in `counter` that holds how much of a day's budget (UTC) is used. */
export function budgetName(at: number): string {
  return `mail ${new Date(at).toISOString().slice(0, 10)}`
}

/**
 * The share of a day's emails that is kept for those that people are waiting for, such as confirmations. Mass
 * emails, such as letters and invitations, may not use it.
 */
const KEPT = 0.2

/** Returns how many of a day's emails may be mass emails. */
export const manyShare = (perDay: number): number => Math.max(1, Math.floor(perDay * (1 - KEPT)))
