import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddressRange, limitedAddress, shortenedAddress } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is limited as %s and logged as %s', (address, limited, logged) => {
  expect(limitedAddress(address)).toBe(limited)
  expect(shortenedAddress(address)).toBe(logged)
})

test('all addresses in one IPv6 /64 are the same visitor, and the next /64 is another', () => {
  fc.assert(
    fc.property(fc.ipV6(), address => {
      const network = limitedAddress(address)
      expect(network).toMatch(/^([\da-f]{1,4}:){3}[\da-f]{1,4}::\/64$|^\d+\.\d+\.\d+\.\d+$/)
      if (network.endsWith('/64')) expect(limitedAddress(network.slice(0, -3))).toBe(network)
    }),
  )
})

describe('as an address or range', () => {
  test.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])('%s is accepted', text =>
    expect(isAddressRange(text)).toBe(true),
  )
  test.each([
    '',
    'proxy',
    '10.0.0.0/33',
    '10.0.0/8',
    '::1/129',
    '10.0.0.0/8/8',
    '10.0.0.1/',
    'fe80::1/x',
    '0.0.0.0/0',
    '::/0',
  ])('%s is refused', text => expect(isAddressRange(text)).toBe(false))
})
