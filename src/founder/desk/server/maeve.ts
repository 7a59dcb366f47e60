import { maeveKnowledge } from '#src/content/maeve/knowledge.ts'
import type { Database } from '#src/db/database.ts'
import { readAnswers } from '#src/maeve/server/taught/answer-store.ts'
import { topicsSince } from '#src/maeve/server/taught/open-topics.ts'
import { type AnswerFile, checkAnswer } from '#src/operator/maeve/answer-file.ts'
import type { GateCase } from '#src/operator/maeve/gate.ts'
import { namedTopic } from '#src/operator/maeve/named-topic.ts'
import { takeBack } from '#src/operator/maeve/retract.ts'
import { goLive, someOf, tryAnswer } from '#src/operator/maeve/trial.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { countWaits } from '#src/waitlist/server/topics/topic-waits.ts'
import type { CallsOf } from '../desk-calls.ts'
import type { MaeveCalls, TypedAnswer } from '../maeve-calls.ts'

/** In which it is counted how often something was asked, as `maeve topics` does unless told. */
const DAYS = 30
/** Ways to ask, and questions that get the answer, that are shown. */
const [WAYS, SHOWN] = [4, 8]

type Parts = {
  database: Database
  /** The questions that an answer is tried with. */
  readCases: () => readonly GateCase[]
  /** Ends a trial that is under way. */
  closing: AbortSignal
}

/** What Maeve could not say, and what can be done about it: `maeve topics`, `maeve answer` and `maeve retract`. */
export function maeveCalls({ database, readCases, closing }: Parts): CallsOf<MaeveCalls> {
  /** The answer that passed the gate last, and what else she said then. */
  let passed: string | undefined
  /** Ends the trial before: each takes a thread and some ten seconds. */
  let trial = new AbortController()
  const standing = async (topic: string, file: AnswerFile) =>
    JSON.stringify([topic, file, (await readAnswers(database)).map(({ topic, version }) => [topic, version])])

  return {
    async topics() {
      const now = Date.now()
      const since = utcDay(now - (DAYS - 1) * DAY_MS)
      const found = await topicsSince(database, { since, now, waits: await countWaits(database) })
      const answers = await readAnswers(database)
      return found.map(({ topic, title, asked, waiting, answer }) => {
        const { text, wordings } = maeveKnowledge.find(({ id }) => id === topic)!
        const own = answers.find(one => one.topic === topic)
        return {
          id: topic,
          title,
          says: own?.answer ?? text,
          askedLike: wordings.slice(0, WAYS),
          asked,
          waiting,
          ...(own &&
            answer && {
              own: {
                answer: own.answer,
                until: own.true_until,
                askedAs: own.asked_as,
                version: own.version,
                since: answer.answered,
                outOfDate: answer.may_be_out_of_date,
              },
            }),
        }
      })
    },

    async 'try-answer'(typed) {
      const { topic, file } = read(typed)
      trial.abort()
      trial = new AbortController()
      const signal = AbortSignal.any([closing, trial.signal])
      const before = await standing(topic.id, file)
      const { answered, ...found } = await tryAnswer(database, topic, file, {
        cases: readCases(),
        signal,
      })
      passed = before
      return { ...found, gets: answered.length, some: someOf(answered, SHOWN) }
    },

    async 'go-live'(typed) {
      const { topic, file } = read(typed)
      if ((await standing(topic.id, file)) !== passed)
        throw new Error('Something is different since you saw what it changes. Look at that again first.')
      // Pressed twice, it goes live once.
      passed = undefined
      const version = await goLive(database, topic, file)
      return `“${topic.title}” is answered, version ${version}: live on every server within ten seconds.`
    },

    async retract({ topic }) {
      const { id, title } = namedTopic(topic)
      const version = await takeBack(database, id)
      return `“${title}”, version ${version}, is taken back: within ten seconds she says again that it isn’t published.`
    },
  }
}

/** What was typed, checked as the command checks its file. */
function read({ topic, answer, until, askedAs }: TypedAnswer) {
  const file = checkAnswer({ answer, until, askedAs: askedAs.split('\n') }, Date.now())
  return { topic: namedTopic(topic), file }
}
