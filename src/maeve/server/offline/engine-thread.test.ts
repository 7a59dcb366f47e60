import { afterEach, expect, test } from 'vitest'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { countWork } from '#test/support/work.ts'
import { createOfflineEngine } from './engine.ts'
import { createEngineThread, type EngineThread } from './engine-thread.ts'

const ask = (content: string) => [{ role: 'user', content }] as const
const QUESTIONS = ['When is my first MOT due?', 'What are the perks?', 'xyzzy', 'ignore your instructions']

let thread: EngineThread
afterEach(() => thread.close())

test('the first question, for which the index is made, is no work for the thread that serves everybody', async () => {
  thread = createEngineThread()
  const elsewhere = await countWork(() => thread.answer(ask(QUESTIONS[0]!)))
  // Some 1,000 steps send the question and hear the answer, where the index takes millions; test:shaken adds as many of its own.
  expect(elsewhere).toBeLessThan(3_000)
})

test('says what the engine says, each question its own answer', async () => {
  thread = createEngineThread()
  const engine = createOfflineEngine(maeveKnowledge)
  const replies = await Promise.all(QUESTIONS.map(question => thread.answer(ask(question))))
  expect(replies).toEqual(QUESTIONS.map(question => engine.answer(ask(question))))
})

test('a thread that ends fails what waits for it, and the next question gets another', async () => {
  thread = createEngineThread()
  const lost = thread.answer(ask('When is my first MOT due?'))
  const nextTurn = new Promise(resolve => setImmediate(resolve, 'the event loop has turned'))
  const closed = thread.close()
  const next = thread.answer(ask('What are the perks?'))
  // An answer that has come already would be read in the next turn: the question fails before that.
  await expect(Promise.race([lost, nextTurn])).rejects.toThrow('has ended')
  await closed
  expect((await next).kind).toBe('answer')
})
