import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { count, number } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { action } from '#src/founder/action.ts'
import { flag, inputFile } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { readScoredQuestions } from '#src/maeve/knowledge/questions.ts'
import { readAnswers } from '#src/maeve/server/taught/answer-store.ts'
import { type AnswerFile, readAnswerFile } from './answer-file.ts'
import type { GateCase } from './gate.ts'
import { namedTopic, topicName } from './named-topic.ts'
import { goLive, type Trial, tryAnswer } from './trial.ts'

/** `passed`: the answer that last passed a trial, together with which other answers were live then. */
type Tried = { passed?: string | undefined; trial: AbortController }

const createTried = (): Tried => ({ trial: new AbortController() })

/** Makes Maeve answer what was not published, unless that would change her other answers to these questions. */
export const answerTriedWith = (readCases: () => readonly GateCase[]) =>
  action({
    summary: `have ${brand.assistant} answer a topic in your words: shows what would change, and does it with --yes`,
    help: `With --yes it is live on every server within ten seconds, with no build. A model is given it too. Everyone who
asked to be told and has confirmed gets one email with it; those who confirm later get it then. maeve topics lists what
isn’t published, maeve verdicts what visitors said was not right. The file:

  ---
  true until: 2026-12-31
  asked as: how much is a wash; what do you charge
  ---
  A wash is £20 a month, **every two weeks**.

From the day after “true until” the answer says that it may be out of date. “asked as” holds ways to ask that she does
not know yet, with semicolons between them; it may be left out. The answer has paragraphs, **bold** and "- " lists.

First every question that scores her in src/maeve/knowledge is asked with it and without it. It must be chosen for its
own wordings, change no other answer, and promise nothing that README.md says you must be able to prove.`,
    input: v.object({
      topic: topicName,
      file: inputFile('FILE.md'),
      yes: flag('do it; without it nothing is changed'),
      tried: flag('with --yes: skips the trial; refused unless it was tried just before, as on the desk'),
    }),
    changes: 'settings',
    showsPeople: false,

    async run({ topic: typed, file: given, yes, tried }, { list, kept, progress, signal }) {
      const topic = namedTopic(typed)
      const state = kept(createTried)
      // Each trial takes a thread and about ten seconds, so a newer one ends it.
      if (!tried) {
        state.trial.abort()
        state.trial = new AbortController()
      }
      const newer = state.trial.signal
      const file = await readAnswerFile(given, Date.now())
      const database = await list()
      const standing = await standingOf(database, topic.id, file)
      let trial: Trial | undefined
      if (!tried) {
        trial = await tryAnswer(database, topic, file, {
          cases: readCases(),
          progress: (done, all) => progress(() => `${Math.round((100 * done) / all)} %`),
          signal: AbortSignal.any([signal, newer]),
        })
        state.passed = standing
      }
      if (yes && state.passed !== standing)
        throw new Refusal('something has changed since you saw what it would do: look at that again first')
      // If pressed twice, it goes live only once.
      if (yes) state.passed = undefined
      const version = yes ? await goLive(database, topic, file) : undefined
      return { topic: topic.id, title: topic.title, file, trial, version }
    },

    inWords: ({ topic, title, file, trial, version }) =>
      [
        ...(trial
          ? [`${title} (${topic})\n\nNow:\n${trial.before}\n\nThen, until ${file.until}:\n${file.answer}`]
          : []),
        ...(trial ? [changesInWords(trial)] : []),
        version === undefined
          ? 'Nothing was changed.'
          : `“${title}” is answered: within ten seconds visitors read it.`,
      ].join('\n\n'),
  })

export const answer = answerTriedWith(readScoredQuestions)

/** Returns a text that changes when this answer, or any other that is live, does. */
async function standingOf(database: Database, topic: string, file: AnswerFile): Promise<string> {
  const answers = await readAnswers(database)
  return JSON.stringify([topic, file, answers.map(({ topic, version }) => [topic, version])])
}

function changesInWords({ asked, gets, some, others, told }: Trial): string {
  return [
    `Of ${count(asked, 'question')}, ${number(gets)} get it, and no other answer changes. Among them:`,
    ...some.map(question => `  ${question}`),
    `${count(told, 'person gets', 'people get')} an email with it at once.`,
    ...(others.length
      ? ['\nThese still say that something isn’t published. Answer them too, if the same goes for them:']
      : []),
    ...others.map(({ id, text }) => `  ${id}: ${text}`),
  ].join('\n')
}
