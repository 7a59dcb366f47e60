import { expect, test } from 'vitest'
import { made8Bit, train, untrained, writeModel } from '#bench/maeve/learning/trainer.ts'
import { likelihoods, readModel, vectorOf } from './linear-model.ts'

const vector = (text: string) =>
  vectorOf(
    text.split(' ').map(word => [word, 1]),
    256,
  )

test('a model learns, keeps what it learnt in 8 bits, and is read back as it was written', () => {
  const samples = [
    { vector: vector('wash my car'), right: [0], weight: 1 },
    { vector: vector('charge my battery'), right: [1], weight: 1 },
    { vector: vector('rain on sunday'), right: [1, 2], weight: 1 },
    { vector: vector('sunday lunch'), right: [2], weight: 1 },
  ]
  const learn = () =>
    made8Bit(
      train(untrained(['wash', 'charge', 'else'], 256), samples, {
        rounds: 8,
        pace: done => 1 / (1 + done / 2),
      }),
    )
  const file = writeModel(learn())
  expect(Buffer.compare(file, writeModel(learn()))).toBe(0)
  const model = readModel(file)
  expect(model).toEqual(learn())
  const found = (text: string) => {
    const shares = [...likelihoods(model, vector(text))]
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
    return model.labels[shares.indexOf(Math.max(...shares))]
  }
  expect(found('wash the car')).toBe('wash')
  expect(found('battery charge')).toBe('charge')
  // Either label would be right; it learns the one that the same words have in the other example.
  expect(found('rain on sunday')).toBe('else')
})
