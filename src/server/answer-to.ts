import type { Queryable } from '#src/db/database.ts'
import { readAnswers } from '#src/maeve/server/taught/answer-store.ts'
import { isUnpublished } from '#src/maeve/server/taught/taught-knowledge.ts'

/** Loaded only when needed: reading all her knowledge takes a tenth of the start time. */
const knowledge = async () => (await import('#src/maeve/knowledge/knowledge.ts')).maeveKnowledge

/** Returns a topic's title and the founder's current answer; undefined if there is none. */
export async function answerTo(database: Queryable, topic: string) {
  const answer = (await readAnswers(database)).find(one => one.topic === topic)
  const title = (await knowledge()).find(({ id }) => id === topic)?.title
  return answer && title ? { title, text: answer.answer } : undefined
}

/** Returns whether Maeve's own knowledge leaves a topic unanswered, even if the founder has answered it since. */
export async function isOpenTopic(topic: string): Promise<boolean> {
  return (await knowledge()).some(entry => entry.id === topic && isUnpublished(entry))
}
