import { brand } from '#src/content/brand.ts'
import { count } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { NEXT, type TodayLine } from '#src/waitlist/founder/today-line.ts'
import { countWaiting } from '#src/waitlist/server/topics/topic-waits.ts'

export async function maeveToday(database: Queryable): Promise<TodayLine[]> {
  const { topics, people } = await countWaiting(database)
  if (!people) return []
  const title = `${count(people, 'person is waiting', 'people are waiting')} for an answer that ${brand.assistant} does not have`
  return [{ under: NEXT, title, words: `To ${count(topics, 'topic')}.` }]
}
