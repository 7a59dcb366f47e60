import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { action } from '#src/founder/action.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { retractAnswer } from '#src/maeve/server/taught/answer-store.ts'
import { forgetVerdicts } from '#src/maeve/server/verdicts.ts'
import { unqueueAnswers } from '#src/waitlist/server/topics/topic-waits.ts'
import { namedTopic, topicName } from './named-topic.ts'

export const retract = action({
  summary: `take an answer back: ${brand.assistant} says again what she said before`,
  help: `Within ten seconds, on every server. Emails with the answer that have not been sent yet are cancelled; those people
go on waiting.`,
  input: v.object({ topic: topicName }),
  changes: 'settings',
  showsPeople: false,

  async run({ topic }, { list }) {
    const { id, title } = namedTopic(topic)
    const version = await retractAnswer(await list(), id, Date.now(), async session => {
      await unqueueAnswers(session, id, Date.now())
      await forgetVerdicts(session, id)
    })
    if (version === undefined) throw new Refusal(`you have not answered ${id}`)
    return { topic: id, title, version }
  },

  inWords: ({ title }) => `“${title}” is taken back: within ten seconds she says again what she said before.`,
})
