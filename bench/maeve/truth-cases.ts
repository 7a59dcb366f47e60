import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '#src/maeve/conversation.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import type { OfflineReply } from '#src/maeve/server/answering/replies.ts'
import { createOfflineEngine } from '#src/maeve/server/engine.ts'
import type { Asked } from '#src/maeve/server/voice/truth/features.ts'
import type { TruthCase } from './score-truth.ts'

const read = <T>(name: string): T[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

const engine = createOfflineEngine(maeveKnowledge)
const ask = (content: string, before: readonly Message[] = []) =>
  engine.answer([...before, { role: 'user', content }])

/** Sentences such as a model may say, each with its set. The author of the set `blind` had seen no code. */
export const truthCases: readonly TruthCase[] = read('truth.jsonl')

/** Short sentences that fit their question. */
export const fittingCases: readonly TruthCase[] = read<{ asked: string } & TruthCase>('fitting.jsonl').map(
  one => ({ ...one, asked: { text: one.asked, earlier: '', own: ask(one.asked) } }),
)

export type Turn = { id: string; kind: string; asked: Asked; reply: string; own: OfflineReply }

/** A good model's replies, each with what was asked and what her own engine says. */
export const goodReplies: readonly Turn[] = read<{
  id: string
  turns: { say: string; reply: string; kind: string }[]
}>('good-replies.jsonl').flatMap(({ id, turns }) => {
  const before: Message[] = []
  return turns.map(({ say, reply, kind }): Turn => {
    const own = ask(say, before)
    const earlier = before.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n')
    before.push({ role: 'user', content: say }, { role: 'assistant', content: reply })
    return { id, kind, asked: { text: say, earlier, own }, reply, own }
  })
})

/**
 * The sentences of these replies, by conversation, except to somebody in danger: the gate must not learn from those.
 */
export const replyCases: readonly TruthCase[] = goodReplies
  .filter(({ kind }) => kind !== 'danger')
  .flatMap(({ id, asked, reply }) =>
    reply
      .split(/(?<=[.!?]["”’)]*)\s+(?=[^\s\p{Ll}])|\n/u)
      .filter(sentence => sentence.trim())
      .map(sentence => ({
        sentence,
        true: true,
        set: id,
        asked,
      })),
  )
