import { parseArgs } from 'node:util'
import { count } from '#src/content/in-words.ts'
import { readScoredQuestions } from '#src/maeve/knowledge/questions.ts'
import { type Command, progress, UsageFault, withOwnList } from '../command.ts'
import { readAnswerFile } from './answer-file.ts'
import { namedTopic } from './named-topic.ts'
import { goLive, someOf, type Trial, tryAnswer } from './trial.ts'

/** Questions that are printed of those that get the answer. */
const SHOWN = 8

/** Has Maeve answer what was not published. */
export const answer: Command = {
  help: `Usage: npm run waitlist -- maeve answer TOPIC FILE.md [--yes]

Gives Maeve an answer to a topic that isn’t published yet: live on every server within ten seconds, with no build. A
model is given it too. Everyone who asked to be told and has confirmed gets one email with it; those who confirm later
get it then. maeve topics lists the topics. The file:

  ---
  true until: 2026-12-31
  asked as: how much is a wash; what do you charge
  ---
  A wash is £20 a month, **every two weeks**.

From the day after “true until” the answer says that it may be out of date. “asked as” holds ways to ask that she does
not know yet, with semicolons between them; it may be left out. The answer has paragraphs, **bold** and "- " lists.

Before it goes live every question that scores her in src/maeve/knowledge is asked with it and without it. It must win its own
wordings, change no other answer, and promise nothing that README.md says you must be able to prove. What would change
is printed.

  --yes              do it; without it nothing is changed`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    })
    const [typed, path, ...more] = positionals
    const topic = namedTopic(typed)
    if (!path || more.length) throw new UsageFault('name one FILE.md that holds the answer')
    const file = readAnswerFile(path, Date.now())
    await withOwnList(environment, async database => {
      const report = progress()
      const trial = await tryAnswer(database, topic, file, {
        cases: readScoredQuestions(),
        progress: (done, all) => report(() => `${Math.round((100 * done) / all)} %`),
      })
      console.log(
        `${topic.title} (${topic.id})\n\nNow:\n${trial.before}\n\nThen, until ${file.until}:\n${file.answer}\n\n${inWords(trial)}`,
      )
      if (!values.yes) return console.error('\nNothing was changed: say --yes to do it.')
      const version = await goLive(database, topic, file)
      console.error(`\n${topic.id} is answered, version ${version}: live on every server within ten seconds.`)
    })
    return 0
  },
}

/** What an answer would change, for a person. */
function inWords({ asked, answered, others, told }: Trial): string {
  return [
    `Of ${count(asked, 'question')} ${answered.length} get it, and no other answer changes. Among them:`,
    ...someOf(answered, SHOWN).map(question => `  ${question}`),
    `${count(told, 'person gets', 'people get')} an email with it at once.`,
    ...(others.length
      ? ['\nThese still say that something isn’t published. Answer them too, where it is the same:']
      : []),
    ...others.map(({ id, text }) => `  ${id}: ${text}`),
  ].join('\n')
}
