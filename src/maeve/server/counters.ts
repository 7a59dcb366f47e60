import type { Database } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { utcDay } from '#src/time/utc-day.ts'

/** How often counts are written, in milliseconds; a crash loses at most these. */
const FLUSH_MS = 10_000
/** Rows in one statement. */
const ROWS = 100

/**
 * What is counted, each by topic: `answer` and `refusal` by knowledge or guard, `offer` and `unknown` by the nearest
 * topic, `fallback` and `cut` by why the model did not answer, `withheld` by the kind of claim, `join` by how far.
 */
type Counted = 'answer' | 'offer' | 'unknown' | 'refusal' | 'fallback' | 'cut' | 'withheld' | 'join' | 'model'

/** Is told each count, and the tokens of each model reply, as they happen. */
export type Meter = { counted(what: Counted, topic: string): void; spent(tokens: number): void }

export type Counters = {
  add(what: Counted, topics: readonly string[]): void
  /** Reports the tokens of a reply; the budget keeps the day’s sum. */
  spent(tokens: number): void
  /** Writes what is not written yet. */
  close(): Promise<void>
}

/** Counts what Maeve is asked, by day (UTC) and topic: never a visitor's words. Written a few times a minute. */
export function createCounters(database: Database, meter?: Meter, now: () => number = Date.now): Counters {
  let counts = new Map<string, number>()
  const timer = setInterval(() => void flush(), FLUSH_MS).unref()

  async function flush() {
    // In one order everywhere, or two servers' statements could wait for each other.
    const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
    counts = new Map()
    for (let at = 0; at < rows.length; at += ROWS) {
      const some = rows.slice(at, at + ROWS)
      await insertRows(
        database,
        'maeve_count',
        some.map(row),
        'on conflict (day, what, topic) do update set n = maeve_count.n + excluded.n',
      ).catch(() => restore(some))
    }
  }

  function row([key, n]: [string, number]) {
    const [day, what, topic] = key.split('\n') as [string, string, string]
    return { day, what, topic, n }
  }

  function restore(rows: readonly [string, number][]) {
    for (const [key, n] of rows) counts.set(key, (counts.get(key) ?? 0) + n)
  }

  return {
    add(what, topics) {
      const day = utcDay(now())
      for (const topic of topics.length ? topics : ['none']) {
        restore([[[day, what, topic].join('\n'), 1]])
        meter?.counted(what, topic)
      }
    },
    spent: tokens => meter?.spent(tokens),
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
