import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { guardPatterns } from '#src/maeve/knowledge/words/guard-patterns.ts'
import { countCharacters, countWork } from '#test/support/work.ts'
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

/** An everyday question takes 43,000 steps; the hardest of these took 480,000, and read 9,300,000 characters. */
const STEPS = 1_000_000
const CHARACTERS = 10_000_000

describe('any input', () => {
  it.each(Object.entries(hostile))('%s is answered with bounded work', async (_, text) => {
    const steps = await countWork(async () => expect(ask(text).message).not.toBe(''))
    expect(steps).toBeLessThan(STEPS)
    expect(countCharacters(() => ask(text))).toBeLessThan(CHARACTERS)
  })

  it('no pattern of the guards repeats a group or a dot without a bound', () => {
    const sources = guardPatterns.flatMap(([, patterns]) => patterns.map(({ source }) => source))
    expect(sources.filter(source => /(?<!\\)(?:\.|\))(?:[*+]|\{\d+,\})/.test(source))).toEqual([])
  })

  it('what follows the first thousand characters is not looked at', () => {
    const long = 'How much is it? '.padEnd(1_000, 'x')
    expect(ask(`${long} When do you launch?`)).toEqual(ask(long))
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
})
