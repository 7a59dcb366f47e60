import { builtInSources } from '#src/content/built-in-sources.ts'
import { count } from '#src/content/in-words.ts'
import { sourceWords } from '#src/content/sources.ts'
import type { Queryable } from '#src/db/database.ts'
import { withoutAddresses } from '#src/mail/standing.ts'
import { type Moved, movedGroups, movedPart } from '#src/waitlist/founder/figures/moved-groups.ts'
import type { TodayLine } from '#src/waitlist/founder/today-line.ts'
import { hideSmall } from '#src/waitlist/server/figures/small-groups.ts'
import type { TwoWeeks } from '#src/waitlist/server/figures/two-weeks.ts'
import { createSourceStore } from '../server/source-store.ts'
import { figuresBySource } from './by-source.ts'

const SHOWN = 8

/** Returns how many joined through each source, largest first. */
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

/** The Monday letter's part about sources. */
export const sourcesOnMonday = {
  async read(database: Queryable, { weeks }: { weeks: TwoWeeks }) {
    return {
      sources: movedGroups(weeks.sources, all => hideSmall(all).groups, await namesOfSources(database)),
    }
  },
  parts: ({ sources }: { sources: readonly Moved[] }) => movedPart(sourceWords.monday, sources),
}

/** Returns the names that the founder typed, without any email addresses in them. */
async function namesOfSources(database: Queryable) {
  const names = new Map(Object.entries<string>(builtInSources))
  for (const { code, name } of await createSourceStore(database).list())
    names.set(code, withoutAddresses(name))
  return (code: string) => names.get(code) ?? code
}
