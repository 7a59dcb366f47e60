import type { Database } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'

/** `daily`: visits a day. `everyNth`: one entry in about this many came from there. `cost`: pence paid. */
const SOURCES = [
  { code: 'leaflet-leeds', name: 'Leaflet, Headingley, March', daily: 22, everyNth: 9, cost: 12_000 },
  { code: 'van', name: 'The side of the van', daily: 9, everyNth: 23, cost: null },
  { code: 'poster-station', name: 'Poster, Leeds station car park', daily: 6, everyNth: 1_301, cost: 48_000 },
  { code: 'search', daily: 31, everyNth: 7 },
  { code: 'friend', daily: 5, everyNth: 31 },
  { code: 'direct', daily: 14, everyNth: 17 },
]

/** Gives a made-up list sources, with visits over the 60 days before `until`. For tests and development. */
export async function seedSources(database: Database, until: number = Date.now()): Promise<void> {
  const made_at = until - 60 * DAY_MS
  // At noon, because near midnight two of these times could fall on the same day when the clocks go back.
  const firstNoon = Math.floor(made_at / DAY_MS) * DAY_MS + DAY_MS / 2
  for (const { code, name, daily, everyNth, cost = null } of SOURCES) {
    if (name) await createSourceStore(database).add({ code, name, cost, made_at })
    const rows = Array.from({ length: 60 }, (_, i) => {
      const visits = Math.round(daily * (1 + Math.sin(i / 6) / 2))
      return { day: ukDay(firstNoon + i * DAY_MS), source: code, step: 'visit', n: visits }
    })
    const touched = rows.map(row => ({ ...row, step: 'touched', n: Math.ceil(row.n / 4) }))
    await insertRows(database, 'source_count', [...rows, ...touched])
    await database.query(
      `update waitlist set source = $1 where source is null and joined_at % ${everyNth} = 0`,
      [code],
    )
  }
}
