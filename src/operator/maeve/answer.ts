import { parseArgs } from 'node:util'
import { type KnowledgeEntry, maeveKnowledge } from '#src/content/maeve/knowledge.ts'
import type { Database } from '#src/db/database.ts'
import { createTeachableEngine } from '#src/maeve/server/offline/teachable-engine.ts'
import { readAnswers, writeAnswer } from '#src/maeve/server/taught/answer-store.ts'
import { taughtAnswer, withAnswers } from '#src/maeve/server/taught/taught-knowledge.ts'
import { queueAnswers } from '#src/waitlist/server/topics/topic-waits.ts'
import { type Command, count, progress, UsageFault, withOwnList } from '../command.ts'
import { AnswerFaults, type AnswerFile, readAnswerFile } from './answer-file.ts'
import { type GateCase, gate, stillUnpublished } from './gate.ts'
import { namedTopic } from './named-topic.ts'

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

Before it goes live every question of bench/maeve is asked with it and without it. It must win its own wordings,
change no other answer, and promise nothing that README.md says you must be able to prove. What would change is
printed.

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
      await tryAnswer(database, topic, file, await readCases())
      if (!values.yes) return console.error('\nNothing was changed: say --yes to do it.')
      const version = await goLive(database, topic, file)
      console.error(`\n${topic.id} is answered, version ${version}: live on every server within ten seconds.`)
    })
    return 0
  },
}

const stored = ({ id }: KnowledgeEntry, { answer, until, askedAs }: AnswerFile) => ({
  topic: id,
  answer,
  asked_as: askedAs.join('\n'),
  true_until: until,
})

/** Writes an answer that passed the gate. Returns its version. */
export function goLive(database: Database, topic: KnowledgeEntry, file: AnswerFile): Promise<number> {
  return writeAnswer(database, stored(topic, file), Date.now(), session =>
    queueAnswers(session, [topic.id], Date.now()),
  )
}

/** Prints what an answer would change. Throws AnswerFaults where it may not go live. */
export async function tryAnswer(
  database: Database,
  topic: KnowledgeEntry,
  file: AnswerFile,
  cases: readonly GateCase[],
): Promise<void> {
  const now = Date.now()
  const live = await readAnswers(database)
  const next = { ...stored(topic, file), version: 0, answered_at: now }
  const [before, after] = [live, [...live.filter(one => one.topic !== topic.id), next]].map(answers =>
    answers.map(one => taughtAnswer(one, now)),
  )
  const old = before!.find(one => one.topic === topic.id) ?? topic
  console.log(
    `${topic.title} (${topic.id})\n\nNow:\n${old.text}\n\nThen, until ${file.until}:\n${file.answer}\n`,
  )

  const report = progress()
  const engine = createTeachableEngine()
  engine.learn(before!)
  const { asked, answered, faults } = gate({
    topic: topic.id,
    engine,
    teach: () => engine.learn(after!),
    wordings: topic.wordings,
    askedAs: file.askedAs,
    cases,
    progress: (done, all) => report(() => `${Math.round((100 * done) / all)} %`),
  })
  if (faults.length) throw new AnswerFaults(faults)
  console.log(
    `Of ${count(asked, 'question')} ${answered.length} get it, and no other answer changes. Among them:`,
  )
  const step = Math.max(1, Math.floor(answered.length / SHOWN))
  for (const question of answered.filter((_, at) => at % step === 0).slice(0, SHOWN))
    console.log(`  ${question}`)
  const others = stillUnpublished(topic, withAnswers(maeveKnowledge, after!))
  if (!others.length) return
  console.log('\nThese still say that something isn’t published. Answer them too, where it is the same:')
  for (const { id, text } of others) console.log(`  ${id}: ${text.replace(/\s+/g, ' ')}`)
}

/** The questions of bench/maeve. A server’s image does not have them. */
async function readCases(): Promise<GateCase[]> {
  try {
    const { adversarial, danger, inScope, outOfScope } = await import('#bench/maeve/cases.ts')
    return [...inScope, ...outOfScope, ...adversarial, ...danger]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'ENOENT') throw error
    throw new Error(
      'the questions of bench/maeve are not here, and nothing goes live without them: run this in the checkout, with DATABASE_URL naming the server’s database',
    )
  }
}
