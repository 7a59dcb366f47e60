import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { Message } from '#src/maeve/conversation.ts'
import { dangerTopics } from '#src/maeve/knowledge/knowledge.ts'
import type { Case, InScopeCase } from '#src/maeve/knowledge/questions.ts'
import type { OfflineReply } from '#src/maeve/server/answering/replies.ts'
import type { OfflineEngine } from '#src/maeve/server/engine.ts'

/** How Maeve did on one question that she can answer. */
export type Outcome = 'right' | 'offered' | 'wrong'
export type Scored<C extends Case> = { case: C; reply: OfflineReply; milliseconds: number }

/** Asks the last turn after the engine has answered the earlier ones, as in a visitor's conversation. */
export function ask<C extends Case>(engine: OfflineEngine, one: C): Scored<C> {
  const messages: Message[] = []
  for (const content of one.turns.slice(0, -1)) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: engine.answer(messages).message })
  }
  messages.push({ role: 'user', content: one.turns.at(-1)! })
  const start = performance.now()
  const reply = engine.answer(messages)
  return { case: one, reply, milliseconds: performance.now() - start }
}

/** Subjects that are declined, not answered. */
const isDeclined = (id: string) => id.startsWith('elsewhere-') || id.startsWith('steering-')

/**
 * Right: an answer with every wanted topic, in the order of the questions if there are several. Offered: only some of
 * them, or only on a button.
 */
export function outcomeOf({ case: { want, kind }, reply }: Scored<InScopeCase>): Outcome {
  if (reply.kind === 'danger' && want.split('|').some(id => dangerTopics.has(id))) return 'right'
  const needed = want.split('+').map(all => all.split('|'))
  if (needed.every(any => any.every(isDeclined))) return reply.kind === 'answer' ? 'wrong' : 'right'
  const places = needed.map(any => reply.topics.findIndex(id => any.includes(id)))
  const inOrder = kind !== 'several' || places.every((place, at) => at === 0 || place > places[at - 1]!)
  if (reply.kind === 'answer' && places.every(place => place >= 0) && inOrder) return 'right'
  const near = reply.kind !== 'refusal' && reply.kind !== 'unknown' && places.some(place => place >= 0)
  return near ? 'offered' : 'wrong'
}

/** Whether an answer contains a subject that the question did not ask for. */
export function isGlued({ case: { want }, reply }: Scored<InScopeCase>): boolean {
  const wanted = want.split(/[|+]/)
  return reply.kind === 'answer' && reply.topics.length > 1 && reply.topics.some(id => !wanted.includes(id))
}

/** Whether she answered what she should decline. An answer that begins by refusing an order in the same message does not count. */
export function isAnswered({ reply }: Scored<Case>): boolean {
  return reply.kind === 'answer' && !reply.message.startsWith(maeveWords.notThat)
}
