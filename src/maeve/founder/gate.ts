import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { OfflineReply } from '#src/maeve/server/answering/replies.ts'
import type { OfflineEngine } from '#src/maeve/server/engine.ts'
import { sentencesOf } from '#src/maeve/server/text.ts'
import { stemsOf, stopWords } from '#src/maeve/server/understanding/everyday-words.ts'

/** A question with the turns before it; `want` names the topics that answer it, if any. */
export type GateCase = { turns: readonly string[]; want?: string }

/**
 * What an answer would change: the questions that would get it, in their own words, and the objections to it, one sentence
 * each.
 */
export type Gated = { asked: number; answered: string[]; faults: string[] }

type Parts = {
  topic: string
  engine: OfflineEngine
  teach: () => void
  /** Ways to ask: those that belong to the topic, and those that come with the answer. */
  wordings: readonly string[]
  askedAs: readonly string[]
  cases: readonly GateCase[]
  progress?: (done: number, all: number) => void
}

/** Asks every question before and after. An answer must win its own wordings, and change only replies on its topic. */
export function gate({ topic, engine, teach, wordings, askedAs, cases, progress }: Parts): Gated {
  const own = wordings.map((wording): GateCase => ({ turns: [wording], want: topic }))
  const all = [...own, ...cases]
  const askAll = (done: number) =>
    all.map(({ turns }, at) => {
      progress?.(done + at, 2 * all.length)
      return ask(engine, turns)
    })
  const before = askAll(0)
  teach()
  const after = askAll(all.length)
  const has = ({ topics, says = [] }: OfflineReply) => [...topics, ...says].includes(topic)
  const answers = (reply: OfflineReply) => reply.kind === 'answer' && has(reply)
  const faults = askedAs
    .filter(wording => !answers(ask(engine, [wording])))
    .map(wording => `it is not chosen for its own wording: ${wording}`)
  const answered: string[] = []
  for (const [at, { turns, want = '' }] of all.entries()) {
    const [old, now] = [before[at]!, after[at]!]
    const question = turns.join(' > ')
    if (answers(now)) answered.push(question)
    if (same(old, now)) continue
    const wanted = has(old) || want.split(/[|+]/).includes(topic)
    // If a reply offered the topic before, it may now offer its new words.
    const offers = now.kind === 'offer' && old.kind === 'offer' && has(now)
    if (!wanted || !(answers(now) || offers))
      faults.push(`it changes another answer: ${question} (${shown(old)}, now ${shown(now)})`)
  }
  return { asked: all.length, answered, faults }
}

const ask = (engine: OfflineEngine, turns: readonly string[]): OfflineReply =>
  engine.answer(turns.map(content => ({ role: 'user', content })))

/** A refusal that names what is not published no longer names it once some of it is. */
const same = (old: OfflineReply, now: OfflineReply) =>
  old.kind === now.kind &&
  old.topics.join() === now.topics.join() &&
  (old.message === now.message || now.message.includes(maeveWords.noPromise))
const shown = ({ kind, topics }: OfflineReply) => [kind, ...topics].join(' ')

/** Other entries that still say something is not published, and seem by their words to be about the same thing. */
export function stillUnpublished(
  { id, title }: Pick<KnowledgeEntry, 'id' | 'title'>,
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
