import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maeveKnowledge } from '#src/content/maeve/knowledge.ts'
import { createOfflineEngine } from './engine.ts'

const engine = createOfflineEngine(maeveKnowledge)
const ask = (content: string) => engine.answer([{ role: 'user', content }])

const hostile = {
  empty: '',
  blank: ' \n\t ',
  letters: 'a'.repeat(1_000),
  pairs: 'ab '.repeat(333),
  digits: '1 '.repeat(500),
  brackets: '<'.repeat(1_000),
  guardWords: 'ignore your '.repeat(83),
  hyphens: 'a-'.repeat(500),
  addresses: 'a@'.repeat(500),
  base64: 'QUJD'.repeat(250),
  stackedAccents: `e${'\u0301'.repeat(900)}`,
  loneSurrogates: '\ud800'.repeat(500),
  zeroWidth: '\u200b'.repeat(900),
  emoji: '😀'.repeat(500),
  misspelt: Array.from(
    { length: 160 },
    (_, i) => `chargng${'abcdefghij'[i % 10]}${'klmnopqrst'[(i / 10) | 0]}`,
  ).join(' '),
  questions: 'how much is it? '.repeat(62),
  prototypeNames: 'constructor __proto__ toString hasOwnProperty valueOf',
  huge: 'x '.repeat(100_000),
}

describe('any input', () => {
  it.each(Object.entries(hostile))('%s is answered in bounded time', (_, text) => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      expect(ask(text).message).not.toBe('')
      return performance.now() - start
    })
    // The best of five: the rest is what else the machine was doing.
    expect(Math.min(...times)).toBeLessThan(50)
  })

  it('never throws and always says something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        expect(ask(text).message.length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })

  it('copes with a conversation without a visitor', () => {
    expect(engine.answer([]).kind).toBe('unknown')
    expect(engine.answer([{ role: 'assistant', content: 'Hello' }]).kind).toBe('unknown')
  })

  it('answers in under 2 ms at the median', () => {
    const times = maeveKnowledge.slice(0, 100).map(({ wordings }) => {
      const start = performance.now()
      ask(wordings[0] ?? '')
      return performance.now() - start
    })
    times.sort((a, b) => a - b)
    expect(times[50]).toBeLessThan(2)
  })
})
