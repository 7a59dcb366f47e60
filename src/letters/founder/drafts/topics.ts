import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment, testAddress } from '#src/founder/mail-environment.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { countWaits } from '#src/waitlist/server/topics/topic-waits.ts'

export const topics = action({
  summary: 'the topics that people are waiting for, for a letter with the purpose answer',
  input: v.object({}),
  changes: 'nothing',
  showsPeople: false,

  async run(_input, { list, environment }) {
    const { mail, operator } = readMailEnvironment(environment)
    const waits = await countWaits(await list())
    const titleOf = (topic: string) => maeveKnowledge.find(({ id }) => id === topic)?.title ?? topic
    return {
      waits: waits.map(({ topic, n }) => ({ topic, title: titleOf(topic), n })).sort((a, b) => b.n - a.n),
      mail: mail !== undefined,
      testTo: testAddress(operator),
    }
  },

  inWords: ({ waits }) =>
    waits
      .map(
        ({ topic, title, n }) => `${topic}: ${title}, ${count(n, 'person is waiting', 'people are waiting')}`,
      )
      .join('\n') || 'Nobody is waiting for a topic.',
})
