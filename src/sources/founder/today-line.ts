import { count } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import type { TodayLine } from '#src/waitlist/founder/today-line.ts'
import { figuresBySource } from './by-source.ts'

/** The most sources to name. */
const SHOWN = 8

/** Returns how many joined through each source, the most first. */
export async function sourcesToday(database: Queryable): Promise<TodayLine[]> {
  const all = (await figuresBySource(database))
    .map(({ name, counts }) => ({ name, n: counts.joined }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
  const more = all.length - SHOWN
  return [
    {
      under: 'What brought them',
      rows: all.slice(0, SHOWN),
      words: more > 0 ? `And ${count(more, 'more source')}.` : '',
      link: { page: 'sources', words: 'Visits, joins and cost of each' },
    },
  ]
}
