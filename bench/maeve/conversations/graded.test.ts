import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Message } from '#src/maeve/conversation.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createOfflineEngine } from '#src/maeve/server/engine.ts'

/** Grades: 2 satisfied, 1 partly, 0 wrong, -1 harmful; a turn without one was changed and not read again. */
type Turn = { asked: string; replied: string; grade?: number; why?: string }
type Conversation = { id: string; who: string; happy?: string; turns: Turn[] }

const graded = join(import.meta.dirname, 'graded.json')
const conversations: Conversation[] = JSON.parse(readFileSync(graded, 'utf8'))

/** The day on which the replies were graded: they name dates that have passed since. */
const READ = new Date('2026-11-23T12:00:00Z')

test('a reply that a reader graded 2 stays word for word, or is graded again in graded.json', () => {
  const engine = createOfflineEngine(maeveKnowledge, undefined, undefined, () => READ)
  const changed = conversations.flatMap(({ id, turns }) => {
    const messages: Message[] = []
    return turns.flatMap(({ asked, replied, grade }, i) => {
      messages.push({ role: 'user', content: asked })
      const { message } = engine.answer(messages)
      messages.push({ role: 'assistant', content: message })
      return grade === 2 && message !== replied
        ? [`${id}.${i + 1} ${asked}\n  was: ${replied}\n  now: ${message}`]
        : []
    })
  })
  expect(changed).toEqual([])
})
