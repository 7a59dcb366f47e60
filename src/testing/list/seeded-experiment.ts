import type { Database } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { DRAWS, versionOf } from '#src/sources/experiment/slots.ts'

const A = { headline: ['Car care', 'that', 'comes to', 'you.'], lead: 'Valeting and charging at your kerb.' }
const B = { headline: ['Clean car', 'while', 'you are', 'out.'], lead: 'A wash where your car is parked.' }

/** A fortnight's headline test from a full hour on, read some 8,000 times; B is joined more often. For tests. */
export async function seedExperiment(database: Database, begins_at: number): Promise<void> {
  const draws = 'ab'.repeat(DRAWS / 2)
  await insertRows(database, 'experiment', [
    {
      ...{ name: '1', version_a: JSON.stringify(A), version_b: JSON.stringify(B), hope: 30 },
      ...{ draws, begins_at, stopped_at: null },
    },
  ])
  const counts = Array.from({ length: DRAWS * 4 }, (_, hour) => {
    const joins = (hour % 3) + (versionOf({ begins_at, draws }, hour) === 'b' ? 2 : 1)
    return [
      { step: 'visit', n: 20 + (hour % 9) },
      { step: 'join', n: joins },
    ].map(count => ({
      ...{ experiment: '1', hour: String(hour), ...count },
    }))
  })
  await insertRows(database, 'experiment_count', counts.flat())
}
