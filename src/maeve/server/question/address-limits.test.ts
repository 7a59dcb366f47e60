import { expect, test } from 'vitest'
import { createAddressLimits } from './address-limits.ts'

const REQUESTS = 3
const PER_ADDRESS = { minute: 2, hour: 9, day: 9 }
const addresses = Array.from({ length: 100 }, (_, i) => `2001:db8:1:${i.toString(16)}::1`)

test('after repeated refusals in one IPv6 /48 the whole network has a limit, that of five visitors', async () => {
  const { request } = createAddressLimits({ requestsPerMinute: REQUESTS, perAddress: PER_ADDRESS })
  let passed = 0
  for (const address of addresses)
    for (let i = 0; i <= REQUESTS; i += 1) if ((await request(address)) === undefined) passed += 1
  expect(passed).toBe((5 + 5) * REQUESTS)
  expect(await request('2001:db8:2::1')).toBeUndefined()
})

test('a model’s replies are counted by /64, the network that one customer has', async () => {
  const { model } = createAddressLimits({ requestsPerMinute: REQUESTS, perAddress: PER_ADDRESS })
  const answers = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']
  expect(await Promise.all(answers.map(address => model(address)))).toEqual([true, true, false, true])
})
