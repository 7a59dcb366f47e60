import { brand } from '#src/content/brand.ts'
import { count } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { everyTopic } from '#src/maeve/server/taught/open-topics.ts'
import {
  type Draft,
  NEXT,
  quoting,
  type TodayLine,
  type Unfinished,
} from '#src/waitlist/founder/today-line.ts'
import { countWaiting } from '#src/waitlist/server/topics/topic-waits.ts'

export async function maeveToday(database: Queryable): Promise<TodayLine[]> {
  const { topics, people } = await countWaiting(database)
  if (!people) return []
  const title = `${count(people, 'person is waiting', 'people are waiting')} for an answer that ${brand.assistant} does not have`
  return [{ under: NEXT, title, words: `To ${count(topics, 'topic')}.` }]
}

/** An answer that the founder began and has not put live. */
export function unfinishedAnswer({ kind, of = '' }: Draft): Unfinished | undefined {
  const topic = kind === 'answer' ? everyTopic.get(of) : undefined
  return (
    topic && { title: quoting('An unfinished answer:', topic.title), page: `maeve/${encodeURIComponent(of)}` }
  )
}
