import { Worker } from 'node:worker_threads'
import type { Database } from '#src/db/database.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { type KnowledgeEntry, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { readAnswers, type StoredAnswer, writeAnswer } from '#src/maeve/server/taught/answer-store.ts'
import { taughtAnswer, withAnswers } from '#src/maeve/server/taught/taught-knowledge.ts'
import { sentencesOf } from '#src/maeve/server/text.ts'
import { stemsOf, stopWords } from '#src/maeve/server/understanding/everyday-words.ts'
import { forgetVerdicts } from '#src/maeve/server/verdicts.ts'
import { countTold, queueAnswers } from '#src/waitlist/server/topics/topic-waits.ts'
import { AnswerFaults, type AnswerFile } from './answer-file.ts'
import type { GateCase, Gated } from './gate.ts'
import type { GateTask, GateTold } from './gate-worker.ts'

const SHOWN = 8

export type Trial = {
  before: string
  /** How many questions were asked, how many of them get the answer, and some examples. */
  asked: number
  gets: number
  some: string[]
  /** Other subjects that still call something unpublished. */
  others: { id: string; text: string }[]
  told: number
}

type Watch = { progress?: (done: number, all: number) => void; signal?: AbortSignal }

/** Asks every question with an answer and without it. Throws AnswerFaults if the answer may not go live. */
export async function tryAnswer(
  database: Database,
  topic: KnowledgeEntry,
  file: AnswerFile,
  { cases, ...watch }: Watch & { cases: readonly GateCase[] },
): Promise<Trial> {
  const now = Date.now()
  const live = await readAnswers(database)
  const next: StoredAnswer = { ...stored(topic, file), version: 0, answered_at: now }
  const [before, after] = [live, [...live.filter(one => one.topic !== topic.id), next]].map(answers =>
    answers.map(one => taughtAnswer(one, now)),
  )
  const task = { topic, askedAs: file.askedAs, cases, before: before!, after: after! }
  const { asked, answered, faults } = await gateInThread(task, watch)
  if (faults.length) throw new AnswerFaults(faults)
  return {
    before: (before!.find(one => one.topic === topic.id) ?? topic).text,
    asked,
    gets: answered.length,
    some: someOf(answered),
    others: stillUnpublished(topic, withAnswers(maeveKnowledge, after!)).map(({ id, text }) => ({
      id,
      text: text.replace(/\s+/g, ' '),
    })),
    told: await countTold(database, topic.id),
  }
}

/** Picks examples spread evenly over the questions that get an answer. */
function someOf(answered: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(answered.length / SHOWN))
  return answered.filter((_, at) => at % step === 0).slice(0, SHOWN)
}

/** Other entries that still say something is not published, and seem by their words to be about the same thing. */
function stillUnpublished(
  { id, title }: KnowledgeEntry,
  knowledge: readonly KnowledgeEntry[],
): KnowledgeEntry[] {
  const words = wordsOf(title)
  return knowledge.filter(entry => {
    if (entry.id === id || entry.answered || !['service', 'not-published', 'motoring'].includes(entry.kind))
      return false
    const lines = sentencesOf(entry.text).filter(line => /\bpublished\b/.test(line))
    return lines.some(line => !wordsOf(line).isDisjointFrom(words))
  })
}

/** Words that carry meaning. */
const wordsOf = (text: string) =>
  new Set(stemsOf(text).filter(word => word.length > 3 && word !== 'published' && !stopWords.has(word)))

const stored = ({ id }: KnowledgeEntry, { answer, until, askedAs }: AnswerFile) => ({
  topic: id,
  answer,
  asked_as: askedAs.join('\n'),
  true_until: until,
})

export function goLive(database: Database, topic: KnowledgeEntry, file: AnswerFile): Promise<number> {
  return writeAnswer(database, stored(topic, file), Date.now(), async session => {
    await queueAnswers(session, [topic.id], Date.now())
    await forgetVerdicts(session, topic.id)
  })
}

/**
 * Runs the gate in a thread, because it takes up to a minute and the desk must keep answering. Rejects if stopped.
 */
function gateInThread(task: GateTask, { progress, signal }: Watch): Promise<Gated> {
  const { promise, resolve, reject } = Promise.withResolvers<Gated>()
  const worker = new Worker(new URL('./gate-worker.ts', import.meta.url), { workerData: task })
  worker.on('message', (told: GateTold) => {
    if ('gated' in told) resolve(told.gated)
    else progress?.(told.done, told.all)
  })
  worker.on('error', reject)
  worker.on('exit', () => reject(new Refusal('it was ended before all questions were asked')))
  const end = () => void worker.terminate()
  signal?.addEventListener('abort', end, { once: true })
  if (signal?.aborted) end()
  return promise.finally(() => signal?.removeEventListener('abort', end))
}
