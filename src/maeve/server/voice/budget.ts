import type { Database } from '#src/db/database.ts'
import { utcDay } from '#src/time/utc-day.ts'
import type { AddressLimits } from '../question/address-limits.ts'

type Budget = ReturnType<typeof createBudget>

/**
 * Counts the tokens used in a day (UTC), in the database, for all its servers together. `now` is in epoch
 * milliseconds.
 */
export function createBudget(database: Database, tokensPerDay: number, now: () => number = Date.now) {
  return {
    /**
     * Sets tokens aside for a reply. Returns undefined if too few are left or the database is down, otherwise a function
     * that corrects the sum once the reply has ended.
     */
    async reserve(tokens: number) {
      if (tokens > tokensPerDay) return undefined
      const day = utcDay(now())
      const rows = await database
        .query(
          `insert into maeve_tokens (day, n) values ($1, $2)
            on conflict (day) do update set n = maeve_tokens.n + excluded.n
            where maeve_tokens.n + excluded.n <= $3
            returning n`,
          [day, tokens, tokensPerDay],
        )
        .catch(() => [])
      if (rows.length === 0) return undefined
      return async (spent: number) => {
        // If it cannot be corrected, the sum stays too high, so no day can overspend.
        await database
          .query('update maeve_tokens set n = n + $2 where day = $1', [day, spent - tokens])
          .catch(() => {})
      }
    },
  }
}

/** Decides whether the paid model may answer: returns the reason why not, or a function to call at the end with the tokens used. */
export function createModelGate(limits: AddressLimits, budget: Budget, upstream: number) {
  let open = 0

  return async function enter(address: string, tokens: number) {
    if (open >= upstream) return 'busy'
    open += 1
    const settle = (await limits.model(address)) ? await budget.reserve(tokens) : 'address'
    if (typeof settle === 'function')
      return (spent: number) => {
        open -= 1
        return settle(spent)
      }
    open -= 1
    return settle ?? 'budget'
  }
}
