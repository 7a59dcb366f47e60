import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const REQUESTS = 3
const from = (ip: string) => ({ ip }) as FastifyRequest

/** Sends `each` requests from one address after the other. Returns how many pass in all. */
async function passed(
  addresses: readonly string[],
  each: number,
  limit = createRateLimit({ requests: REQUESTS, seconds: 600 }),
) {
  let n = 0
  for (const address of addresses)
    for (let i = 0; i < each; i += 1)
      await limit(from(address)).then(
        () => (n += 1),
        () => {},
      )
  return n
}

const inOneNetwork = Array.from({ length: 100 }, (_, i) => `2001:db8:1:${i.toString(16)}::1`)

test('visitors in one /48 do not affect each other while nobody is refused', async () => {
  expect(await passed(inOneNetwork, REQUESTS)).toBe(100 * REQUESTS)
})

test('after repeated refusals the whole /48 gets a limit, that of five visitors', async () => {
  // Five addresses are refused once each; all others share the allowance of five.
  expect(await passed(inOneNetwork, REQUESTS + 1)).toBe((5 + 5) * REQUESTS)
})

test('another /48 is not counted with it, nor is IPv4, however often it is refused', async () => {
  const limit = createRateLimit({ requests: REQUESTS, seconds: 600 })
  await passed(inOneNetwork, REQUESTS + 1, limit)
  expect(await passed(['2001:db8:2:1::1'], REQUESTS, limit)).toBe(REQUESTS)
  expect(await passed(['203.0.113.7'], REQUESTS + 20, limit)).toBe(REQUESTS)
  expect(await passed(['203.0.113.8', '::ffff:203.0.113.9'], REQUESTS, limit)).toBe(2 * REQUESTS)
})

test('a refusal says when to come back', async () => {
  const limit = createRateLimit({ requests: 1, seconds: 600 })
  await limit(from('::1'))
  await expect(limit(from('::2'))).rejects.toMatchObject({ status: 429, retryAfter: 600 })
})
