import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { OfflineReply } from '#src/maeve/server/answering/replies.ts'
import type { OfflineEngine } from '#src/maeve/server/engine.ts'

/** A question with the turns before it; `want` names the topics that answer it, if any. */
export type GateCase = { turns: readonly string[]; want?: string }

/** The topic with the ways to ask that she knows, those that come with the answer, and every other question. */
export type Gate = {
  topic: Pick<KnowledgeEntry, 'id' | 'wordings'>
  askedAs: readonly string[]
  cases: readonly GateCase[]
}

/**
 * What an answer would change: the questions that would get it, in their own words, and the objections to it, one sentence
 * each.
 */
export type Gated = { asked: number; answered: string[]; faults: string[] }

/**
 * How many questions are asked without the answer, then with it: few, so the engine still remembers its work on them.
 */
const PIECE = 8

/**
 * Asks every question without the answer and with it. The answer must be chosen for its own wordings, and change only
 * replies on its topic. `teach` teaches the engine the answer, or takes it back.
 */
export function gate(
  { topic: { id: topic, wordings }, askedAs, cases }: Gate,
  engine: OfflineEngine,
  teach: (isLive: boolean) => void,
  progress?: (done: number, all: number) => void,
): Gated {
  const own = wordings.map((wording): GateCase => ({ turns: [wording], want: topic }))
  const all = [...own, ...cases]
  const replies: { old: OfflineReply; now: OfflineReply }[] = []
  for (let at = 0; at < all.length; at += PIECE) {
    progress?.(at, all.length)
    const piece = all.slice(at, at + PIECE)
    teach(false)
    const before = piece.map(({ turns }) => ask(engine, turns))
    teach(true)
    replies.push(...piece.map(({ turns }, i) => ({ old: before[i]!, now: ask(engine, turns) })))
  }
  const has = ({ topics, says = [] }: OfflineReply) => [...topics, ...says].includes(topic)
  const answers = (reply: OfflineReply) => reply.kind === 'answer' && has(reply)
  const faults = askedAs
    .filter(wording => !answers(ask(engine, [wording])))
    .map(wording => `it is not chosen for its own wording: ${wording}`)
  const answered: string[] = []
  for (const [at, { turns, want = '' }] of all.entries()) {
    const { old, now } = replies[at]!
    const question = turns.join(' > ')
    if (answers(now)) answered.push(question)
    if (same(old, now)) continue
    const wanted = has(old) || want.split(/[|+]/).includes(topic)
    // If a reply offered the topic before, it may now offer it in its new words.
    const offers = now.kind === 'offer' && old.kind === 'offer' && has(now)
    if (!wanted || !(answers(now) || offers))
      faults.push(`it changes another answer: ${question} (${shown(old)}, now ${shown(now)})`)
  }
  return { asked: all.length, answered, faults }
}

const ask = (engine: OfflineEngine, turns: readonly string[]): OfflineReply =>
  engine.answer(turns.map(content => ({ role: 'user', content })))

/**
 * Whether two replies are the same. A refusal may be worded differently once something that it called unpublished is
 * published.
 */
const same = (old: OfflineReply, now: OfflineReply) =>
  old.kind === now.kind &&
  old.topics.join() === now.topics.join() &&
  (old.message === now.message || now.message.includes(maeveWords.noPromise))
const shown = ({ kind, topics }: OfflineReply) => [kind, ...topics].join(' ')
