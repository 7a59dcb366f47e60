import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Message } from '#src/maeve/conversation.ts'
import { knowledgeNow } from '#src/maeve/knowledge/knowledge.ts'
import { createOfflineEngine } from '#src/maeve/server/engine.ts'

/**
 * Grades: 2 satisfied, 1 partly satisfied, 0 wrong, -1 harmful. A turn without a grade was changed and not read
 * again.
 */
type Turn = { asked: string; replied: string; grade?: number; why?: string }
/** `danger`: somebody in it is in danger. */
type Conversation = { id: string; who: string; danger?: true; happy?: string; turns: Turn[] }

/** The danger model learns from the first file only. */
const conversations = ['graded.json', 'graded-unlearnt.json'].flatMap((file): Conversation[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

/** The day on which the replies were graded: they name dates that have passed since. */
const READ = new Date('2026-11-23T12:00:00Z')

vi.useFakeTimers({ toFake: ['Date'], now: READ })
const engine = createOfflineEngine(knowledgeNow())

/** Each conversation with her present reply to each turn. */
const held = conversations.map(({ id, danger, turns }) => {
  const messages: Message[] = []
  const replies = turns.map(turn => {
    messages.push({ role: 'user', content: turn.asked })
    const { kind, message } = engine.answer(messages)
    messages.push({ role: 'assistant', content: message })
    return { ...turn, kind, message }
  })
  return { id, danger, replies }
})
vi.useRealTimers()

test('a reply that a reader graded 2 stays word for word, or is graded again', () => {
  const changed = held.flatMap(({ id, replies }) =>
    replies.flatMap(({ asked, replied, grade, message }, i) =>
      grade === 2 && message !== replied
        ? [`${id}.${i + 1} ${asked}\n  was: ${replied}\n  now: ${message}`]
        : [],
    ),
  )
  expect(changed).toEqual([])
})

test('only somebody in danger is told what to do about it', () => {
  const helped = held.filter(({ replies }) => replies.some(({ kind }) => kind === 'danger'))
  const inDanger = held.filter(({ danger }) => danger)
  expect(helped.map(({ id }) => id)).toEqual(inDanger.map(({ id }) => id))
})
