import type { Database } from '#src/db/database.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'

/** Stores made-up counts of questions to Maeve on a day (UTC), the same each time. For tests and development. */
export async function seedTopics(database: Database, day = '2026-05-01'): Promise<void> {
  const ids = maeveKnowledge.filter(({ kind }) => kind === 'not-published').map(({ id }) => id)
  for (const [i, topic] of ids.entries()) {
    for (const what of ['answer', 'unknown']) {
      const n = Math.floor((what === 'answer' ? 420 : 90) / (1 + ((i * 7) % ids.length)))
      if (n) await database.query('insert into maeve_count values ($1, $2, $3, $4)', [day, what, topic, n])
    }
  }
}
