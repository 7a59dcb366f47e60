import { figureWords } from '#src/content/figures.ts'
import { number, type People, people } from '#src/content/in-words.ts'
import type { NewsPart } from '#src/content/news-parts.ts'
import type { Database } from '#src/db/database.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { MOST } from '#src/waitlist/founder/figures/moved-groups.ts'
import { hideSmall, SMALLEST, unlessFew } from '#src/waitlist/server/figures/small-groups.ts'
import { countWaits } from '#src/waitlist/server/topics/topic-waits.ts'
import { topicsSince } from '../server/taught/open-topics.ts'

type Figures = {
  /** `waiting`: how many people are waiting for an answer, if it may be shown. */
  topics: readonly { title: string; asked: People; waiting: number | undefined }[]
  waiting: People
}

export const topicsOnMonday = {
  async read(database: Database, { week, now }: { week: { from: number }; now: number }): Promise<Figures> {
    const waits = await countWaits(database)
    const topics = await topicsSince(database, { since: utcDay(week.from), now, waits })
    const open = topics.filter(({ answer }) => !answer)
    const shown = hideSmall(open.map(({ topic, waiting }) => ({ name: topic, n: waiting })))
    const waitingFor = new Map(shown.groups.map(({ name, n }) => [name, n]))
    return {
      topics: open
        .filter(({ topic, asked }) => asked >= SMALLEST || waitingFor.has(topic))
        .map(({ topic, title, asked }) => ({
          title,
          asked: unlessFew(asked),
          waiting: waitingFor.get(topic),
        })),
      waiting: unlessFew(open.reduce((sum, { waiting }) => sum + waiting, 0)),
    }
  },

  /** What most people are waiting for, then what was asked most. */
  parts({ topics: open, waiting }: Figures, since: string): NewsPart[] {
    const { title, asked, wait, waiting: waits, command } = figureWords.topics
    const rows = open
      .toSorted((a, b) => (b.waiting ?? 0) - (a.waiting ?? 0))
      .slice(0, MOST)
      .map(topic => ({
        name: topic.title,
        figure: people(topic.asked),
        ...(topic.waiting && { note: wait(number(topic.waiting)) }),
      }))
    if (!rows.length && waiting === 0) return []
    const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
    const said = [
      ...(waiting === 0 ? [] : [waits(capital(people(waiting)))]),
      ...(rows.length ? [asked(since)] : []),
    ]
    return [{ title, words: said.join(' '), rows, command }]
  },
}
