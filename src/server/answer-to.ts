import type { Queryable } from '#src/db/database.ts'
import { readAnswers } from '#src/maeve/server/taught/answer-store.ts'
import { isUnpublished } from '#src/maeve/server/taught/taught-knowledge.ts'

/** Loaded only when needed: all her knowledge is a tenth of the start time. */
const knowledge = async () => (await import('#src/maeve/knowledge/knowledge.ts')).maeveKnowledge

/** What a topic is called, and the founder's answer to it; undefined where none holds. */
export async function answerTo(database: Queryable, topic: string) {
  const answer = (await readAnswers(database)).find(one => one.topic === topic)
  const title = (await knowledge()).find(({ id }) => id === topic)?.title
  return answer && title ? { title, text: answer.answer } : undefined
}

/** Whether Maeve says of a topic that it is not published, whatever the founder has answered since. */
export async function isOpenTopic(topic: string): Promise<boolean> {
  return (await knowledge()).some(entry => entry.id === topic && isUnpublished(entry))
}
