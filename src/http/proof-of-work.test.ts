import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts'

const withSecret = (secret: string, now?: () => number) =>
  createProofOfWork(async () => Buffer.from(secret), now)

async function solve(work: ProofOfWork): Promise<string> {
  const challenge = await work.challenge()
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

test('an answer is valid once', async () => {
  const work = withSecret('own')
  const answer = await solve(work)
  expect(await work.accepts(answer)).toBe(true)
  expect(await work.accepts(answer)).toBe(false)
  expect(await work.accepts(` ${answer}`)).toBe(false)
  expect(await work.accepts(await solve(work))).toBe(true)
})

test('an answer that is sent many times at once is valid once', async () => {
  const work = withSecret('own')
  const answer = await solve(work)
  const accepted = await Promise.all(Array.from({ length: 20 }, () => work.accepts(answer)))
  expect(accepted.filter(Boolean)).toHaveLength(1)
})

test('a challenge that was made easier, made elsewhere, or is too old is rejected; a secret can be shared', async () => {
  const work = withSecret('shared')
  const answer = await solve(work)
  const easier = JSON.parse(answer)
  easier.challenge.parameters.cost = 1
  expect(await work.accepts(JSON.stringify(easier))).toBe(false)
  expect(await withSecret('own').accepts(answer)).toBe(false)
  expect(await withSecret('shared').accepts(answer)).toBe(true)
  const past = withSecret('shared', () => Date.now() - 6 * 60_000)
  expect(await work.accepts(await solve(past))).toBe(false)
})

test('anything else is rejected, whatever it is', async () => {
  const work = withSecret('own')
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async text => {
      expect(await work.accepts(text)).toBe(false)
    }),
  )
})
