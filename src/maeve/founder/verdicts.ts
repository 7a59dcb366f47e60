import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { number } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { readAnswers } from '#src/maeve/server/taught/answer-store.ts'
import { everyTopic } from '#src/maeve/server/taught/open-topics.ts'
import { type Judged, verdictsSince } from '#src/maeve/server/verdicts.ts'
import { wilson } from '#src/statistics/wilson.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { cardOf, firstOf, lastDays } from './topics.ts'

export const verdicts = action({
  summary: `which of ${brand.assistant}’s answers visitors said were right or not, the worst first`,
  help: `Under an answer she asks “Was this right?”. This counts yes and no by topic and facet, without words or
people. First comes the answer with the largest share that is surely not right, so 30 of 100 comes before 1 of 1. A model’s
words are counted separately. When you answer a topic, its count starts again. maeve answer takes any of these topics.`,
  input: v.object({ days: lastDays }),
  changes: 'nothing',
  showsPeople: false,

  async run({ days }, { list }) {
    const database = await list()
    const answers = await readAnswers(database)
    const found = await verdictsSince(database, firstOf(days))
    return found
      .flatMap(({ topic, own, model }) => {
        // Her knowledge may no longer have this topic.
        const { title } = everyTopic.get(topic) ?? {}
        return title
          ? [{ topic, title, own, model, said: inFigures(own, model), card: cardOf(topic, answers) }]
          : []
      })
      .sort((a, b) => surelyWrong(b.own) - surelyWrong(a.own) || b.own.wrong - a.own.wrong)
  },

  inJson: found => [found.map(({ card: _, ...judged }) => judged)],
  inWords: found =>
    found.length
      ? found.map(({ topic, title, said }) => `${title} (${topic})\n    ${said}`).join('\n')
      : NOBODY,
})

const NOBODY = 'Nobody has said yet whether an answer was right.'

/** The lowest that the share of wrong answers is likely to be, with 95 % confidence; -1 if too few people judged. */
const surelyWrong = ({ wrong, of }: Judged) => (of < SMALLEST ? -1 : wilson(wrong, of).low)

/** Her own words and a model's, separately. */
function inFigures(own: Judged, model: Judged): string {
  const words = ({ wrong, of }: Judged) =>
    `${number(wrong)} of ${number(of)} not right${of < SMALLEST ? ', too few to judge' : ''}`
  return [own.of && words(own), model.of && `a model’s words: ${words(model)}`].filter(Boolean).join('; ')
}
