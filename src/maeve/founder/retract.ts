import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { action } from '#src/founder/action.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { retractAnswer } from '#src/maeve/server/taught/answer-store.ts'
import { unqueueAnswers } from '#src/waitlist/server/topics/topic-waits.ts'
import { namedTopic, topicName } from './named-topic.ts'

export const retract = action({
  summary: `take an answer back: ${brand.assistant} says again that it isn’t published`,
  help: `Within ten seconds, on every server. Emails with the answer that have not gone yet do not go; those people go on
waiting.`,
  input: v.object({ topic: topicName }),
  changes: 'settings',
  showsPeople: false,

  async run({ topic }, { list }) {
    const { id, title } = namedTopic(topic)
    const version = await retractAnswer(await list(), id, Date.now(), session =>
      unqueueAnswers(session, id, Date.now()),
    )
    if (version === undefined) throw new Refusal(`you have not answered ${id}`)
    return { topic: id, title, version }
  },

  inWords: ({ title, version }) =>
    `“${title}”, version ${version}, is taken back: within ten seconds she says again that it isn’t published.`,
})
