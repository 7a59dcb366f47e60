import type { Database } from '#src/db/database.ts'
import { retractAnswer } from '#src/maeve/server/taught/answer-store.ts'
import { unqueueAnswers } from '#src/waitlist/server/topics/topic-waits.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { namedTopic } from './named-topic.ts'

/** Takes an answer back. */
export const retract: Command = {
  help: `Usage: npm run waitlist -- maeve retract TOPIC

Takes back what maeve answer said: within ten seconds every server says again that it isn’t published. Emails with the
answer that have not gone yet do not go; those people go on waiting.`,

  async run([typed, ...more], environment) {
    const { id } = namedTopic(typed)
    if (more.length) throw new UsageFault('name one topic')
    return withOwnList(environment, async database => {
      console.error(`${id}, version ${await takeBack(database, id)}, is taken back.`)
      return 0
    })
  },
}

/** Takes the answer to a topic back. Returns the version that held. Throws where there was none. */
export async function takeBack(database: Database, topic: string): Promise<number> {
  const version = await retractAnswer(database, topic, Date.now(), session =>
    unqueueAnswers(session, topic, Date.now()),
  )
  if (version === undefined) throw new Error(`${topic} has no answer of yours`)
  return version
}
