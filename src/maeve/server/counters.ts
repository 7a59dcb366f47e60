import { createBatchedCounts } from '#src/db/batched-counts.ts'
import type { Database } from '#src/db/database.ts'
import { utcDay } from '#src/time/utc-day.ts'

/** How often counts are written, in milliseconds; a crash loses only what was counted since. */
const FLUSH_MS = 10_000

/**
 * What is counted by topic, except that `fallback` and `cut` are counted by why the model failed, `withheld` by
 * the kind of claim, and `join` by how far it got.
 */
type Counted = 'answer' | 'offer' | 'unknown' | 'refusal' | 'fallback' | 'cut' | 'withheld' | 'join' | 'model'

/** Receives each count, and the tokens of each model reply, as they happen. */
export type Meter = { counted(what: Counted, topic: string): void; spent(tokens: number): void }

export type Counters = ReturnType<typeof createCounters>

/** Counts what Maeve is asked, by day (UTC) and topic: never a visitor's words. Written a few times a minute. */
export function createCounters(database: Database, meter?: Meter, now: () => number = Date.now) {
  const counts = createBatchedCounts(database, {
    table: 'maeve_count',
    key: ['day', 'what', 'topic'],
    everyMs: FLUSH_MS,
  })
  return {
    add(what: Counted, topics: readonly string[]) {
      const day = utcDay(now())
      for (const topic of topics.length ? topics : ['none']) {
        counts.add({ day, what, topic })
        meter?.counted(what, topic)
      }
    },
    /** Reports the tokens of a reply; the budget keeps the day’s sum. */
    spent: (tokens: number) => meter?.spent(tokens),
    close: counts.close,
  }
}
