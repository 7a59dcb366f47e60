import type { Database } from '#src/db/database.ts'

/** Tokens set aside for one reply. */
export type Reservation = {
  /** Puts the day's sum right once it is known what the reply took. */
  settle(spent: number): Promise<void>
}

/** Tokens of a day (UTC), kept in the database: every server on it takes from the same ones. */
export type Budget = {
  /** Sets tokens aside. Gives undefined when the day has too few left, or the database cannot say. */
  reserve(tokens: number): Promise<Reservation | undefined>
}

export function createBudget(database: Database, tokensPerDay: number, now: () => number = Date.now): Budget {
  return {
    async reserve(tokens) {
      if (tokens > tokensPerDay) return undefined
      const day = new Date(now()).toISOString().slice(0, 10)
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
      return {
        async settle(spent) {
          // What cannot be put right counts as spent: never too little.
          await database
            .query('update maeve_tokens set n = n + $2 where day = $1', [day, spent - tokens])
            .catch(() => {})
        },
      }
    },
  }
}
