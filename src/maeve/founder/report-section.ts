import { figureWords } from '#src/content/figures.ts'
import type { Queryable } from '#src/db/database.ts'
import { barsAndTable, section } from '#src/founder/drawing/section.ts'
import type { Period } from '#src/time/period.ts'
import { hideSmall, merge, type Shown } from '#src/waitlist/server/figures/small-groups.ts'
import { type TopicCount, topicCounts } from '../server/topic-counts.ts'
import { notUnderstood, saidUnpublished, topicTitle } from './named-topic.ts'

const TOPICS = 8

const words = figureWords.maeve

export const maeveInReport = {
  async read(database: Queryable, { since, until }: Period) {
    const topics = await topicCounts(database, since, until)
    return {
      unpublished: named(topics.filter(saidUnpublished)),
      unknown: named(topics.filter(notUnderstood)),
    }
  },

  section({ unpublished, unknown }: { unpublished: Shown; unknown: Shown }): string {
    const parts = [
      part('unpublished', words.unpublished, unpublished),
      part('not-understood', words.unknown, unknown),
    ].join('')
    return section('maeve', words.title, parts || `<p>${words.none}</p>`)
  },
}

/** The topics asked about most, of those that may be shown. All others are added up as the rest. */
function named(rows: readonly TopicCount[]): Shown {
  const { groups, rest } = hideSmall(merge(rows.map(row => ({ name: topicTitle(row), n: row.n }))))
  const others = groups.slice(TOPICS).reduce((sum, { n }) => sum + n, 0)
  return { groups: groups.slice(0, TOPICS), rest: rest + others }
}

function part(id: string, title: string, { groups, rest }: Shown): string {
  const named = { title, what: words.topic, number: words.times, others: words.others }
  return groups.length ? `<h3>${title}</h3>${barsAndTable(id, named, groups, rest)}` : ''
}
