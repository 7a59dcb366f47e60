import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { action } from '#src/founder/action.ts'
import { field, wholeNumber } from '#src/founder/fields.ts'
import { readAnswers, type StoredAnswer } from '#src/maeve/server/taught/answer-store.ts'
import { everyTopic, type Topic, topicsSince } from '#src/maeve/server/taught/open-topics.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { countWaits } from '#src/waitlist/server/topics/topic-waits.ts'

const WAYS = 4

export const lastDays = v.optional(
  field(wholeNumber(99_999), { placeholder: 'N' }, 'the last N days (UTC), including today; 30 if left out'),
  30,
)

/** Returns the first of the last `days` days, including today, as a UTC date such as 2026-01-31. */
export const firstOf = (days: number): string => utcDay(Date.now() - (days - 1) * DAY_MS)

export const topics = action({
  summary: `what ${brand.assistant} says isn’t published: how often it was asked, and how many are waiting to be told`,
  help: `The most wanted first. Questions that came near a topic and were not understood count too. Then what you have
answered.`,
  input: v.object({ days: lastDays }),
  changes: 'nothing',
  showsPeople: false,

  async run({ days }, { list }) {
    const database = await list()
    const answers = await readAnswers(database)
    const since = firstOf(days)
    const found = await topicsSince(database, { since, now: Date.now(), waits: await countWaits(database) })
    return found.map(topic => ({ ...topic, card: cardOf(topic.topic, answers) }))
  },

  inJson: found => [found.map(({ card: _, ...topic }) => topic)],
  inWords: found =>
    [
      part(
        'Not published yet',
        found.filter(({ answer }) => !answer),
      ),
      part(
        'Answered by you',
        found.filter(({ answer }) => answer),
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
})

/** What she says on a topic, and how visitors ask about it. */
export function cardOf(topic: string, answers: readonly StoredAnswer[]) {
  const { text, wordings } = everyTopic.get(topic)!
  const own = answers.find(one => one.topic === topic)
  return { says: own?.answer ?? text, askedLike: wordings.slice(0, WAYS), askedAs: own?.asked_as ?? '' }
}

const part = (title: string, some: readonly Topic[]) =>
  some.length ? `${title}\n   asked   waiting  topic\n${some.map(line).join('\n')}` : ''

function line({ asked, waiting, topic, title, answer }: Topic): string {
  const held =
    answer &&
    `version ${answer.version} of ${answer.answered}, true until ${answer.true_until}${answer.may_be_out_of_date ? ': IT MAY BE OUT OF DATE' : ''}`
  return [String(asked).padStart(8), String(waiting).padStart(8), topic.padEnd(22), held ?? title].join('  ')
}
