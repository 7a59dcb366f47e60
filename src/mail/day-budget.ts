import type { Database } from '#src/db/database.ts'

/** How many mails a day (UTC) may take, over all servers. Everything rejects with the database. */
export function createDayBudget({ query }: Pick<Database, 'query'>) {
  return {
    /** Takes `n` mails of a day's budget, over all servers. False, and none taken, when there are fewer left. */
    async reserve(now: number, perDay: number, n = 1): Promise<boolean> {
      if (n > perDay) return false
      const taken = await query(
        `insert into counter (name, n) values ($1, $3)
          on conflict (name) do update set n = counter.n + $3 where counter.n + $3 <= $2 returning n`,
        [budgetName(now), perDay, n],
      )
      return taken.length > 0
    },

    /** Puts back what was reserved for mails that did not go. */
    async giveBack(reservedAt: number, n = 1) {
      await query('update counter set n = n - $2 where name = $1', [budgetName(reservedAt), n])
    },
  }
}

/** The row of table `counter` that holds how many mails a time's day (UTC) has used of its budget. */
export function budgetName(at: number): string {
  return `mail ${new Date(at).toISOString().slice(0, 10)}`
}
