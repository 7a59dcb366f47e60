import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { type Purpose, purposes } from '#src/content/purposes.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { field } from '#src/founder/fields.ts'
import { readMailEnvironment, testAddress } from '#src/founder/mail-environment.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { daysInWords } from '#src/waitlist/founder/days-in-words.ts'
import { townOf } from '#src/waitlist/founder/figures/tile-map.ts'
import { countWaits } from '#src/waitlist/server/topics/topic-waits.ts'
import { describeAudience, readAudience, whomFields } from './letter-audience.ts'

const PURPOSES = Object.keys(purposes) as Purpose[]

export const letterReach = action({
  summary: 'who would get a letter with a given purpose now, who is left out, and how long it takes',
  input: v.object({
    purpose: field(v.pipe(v.string(), v.picklist(PURPOSES, `must be one of ${PURPOSES.join(', ')}`)), {
      placeholder: 'PURPOSE',
      positional: 'word',
    }),
    ...whomFields,
  }),
  changes: 'nothing',
  // A search for an address would reveal whether it is on the list.
  showsPeople: true,

  async run({ purpose, ...whom }, context) {
    const { mail } = readMailEnvironment(context.environment)
    const { audience: _, byPlace, ...reach } = await readAudience(purpose, whom, context)
    const database = await context.list()
    return {
      ...reach,
      byPlace: byPlace.map(({ name, n }) => ({ name, town: townOf(name), n })),
      days: mail ? await daysInWords(database, { people: reach.gets, perDay: mail.perDay }) : '',
    }
  },

  inWords: (reach, { purpose }) =>
    [describeAudience(purpose, reach), ...(reach.days ? [reach.days] : [])].join('\n'),
})

export const topics = action({
  summary: 'the topics that people are waiting for, for a letter with the purpose answer',
  input: v.object({}),
  ...ONLY_READS,

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
