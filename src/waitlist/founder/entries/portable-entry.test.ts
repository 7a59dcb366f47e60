import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromPortable, type PortableEntry, toPortable } from './portable-entry.ts'

const NOW = Date.parse('2026-05-28T20:00:00Z')
const read = (given: Partial<PortableEntry>) =>
  fromPortable({ email: 'a@x.uk', postcode: 'M1 1AE', joined_at: '2026-01-31T09:05:00.000Z', ...given }, NOW)

describe('a time in a file', () => {
  test.each([
    '2026-02-30T09:05:00Z',
    '2025-02-29T09:05:00.000Z',
    '2026-04-31T09:05:00Z',
    '2026-01-31T24:00:00Z',
    '2026-01-31T23:59:60Z',
    '2026-13-01T09:05:00Z',
    '-012026-01-31T09:05:00Z',
    '+002026-01-31T09:05:00Z',
    '2026-01-31T09:05:00+01:00',
    '2026-02-30',
    '2026-1-31',
    '31/02/2026',
    '01/31/2026',
    '31/01/2026 25:00',
    '31/01/2026 24:00',
    '29/03/2026 01:30',
    'yesterday',
    '20260131',
    '2999-01-01',
    '2999-01-01T00:00:00Z',
  ])('%s is refused', joined_at => {
    expect(read({ joined_at })).toEqual({
      reason: expect.stringMatching(/^when they joined “.*”: must be a day or time in the past/),
    })
  })

  test.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2025-07-01', '2025-06-30T23:00:00.000Z'],
    ['1/7/2025', '2025-06-30T23:00:00.000Z'],
    ['31 January 2026', '2026-01-31T00:00:00.000Z'],
  ])('%s means the beginning of that day in the UK', (joined_at, at) =>
    expect(read({ joined_at })).toMatchObject({ row: { joined_at: Date.parse(at) } }),
  )

  test.each([
    ['31/01/2026 09:05', '2026-01-31T09:05:00.000Z'],
    ['1/7/2025 9:05:30', '2025-07-01T08:05:30.000Z'],
    ['2025-07-01 09:05:00', '2025-07-01T08:05:00.000Z'],
    ['2025-07-01 09:05:00.123456+00', '2025-07-01T09:05:00.000Z'],
  ])('%s is read as UK time, or as UTC if it says so', (joined_at, at) =>
    expect(read({ joined_at })).toMatchObject({ row: { joined_at: Date.parse(at) } }),
  )

  test.each(['0001-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z', '1999-12-31T23:59:59.999Z'])(
    '%s is refused as too early',
    joined_at =>
      expect(read({ joined_at })).toEqual({
        reason: expect.stringMatching(/^when they joined “.*”: must not be before 2000$/),
      }),
  )

  test.each([
    ['confirmed_at', 'when they confirmed'],
    ['unsubscribed_at', 'when their emails were stopped'],
  ] as const)('%s must not be before joined_at', (column, words) => {
    expect(read({ [column]: '2026-01-31T09:04:59.999Z' })).toEqual({
      reason: `${words} “2026-01-31T09:04:59.999Z”: must not be before they joined`,
    })
    expect(read({ [column]: '2026-01-31T09:05:00.000Z' })).toMatchObject({ row: { email_key: 'a@x.uk' } })
  })

  test('is exported as it was imported, whatever fraction of a second it has', () => {
    const time = fc.integer({ min: Date.UTC(2000, 0), max: NOW })
    fc.assert(
      fc.property(time, at => {
        const written = new Date(at).toISOString()
        const { row } = read({ joined_at: written })
        expect(toPortable(row!).joined_at).toBe(written)
      }),
    )
    for (const [short, long] of [
      ['2026-01-31T09:05:00Z', '2026-01-31T09:05:00.000Z'],
      ['2026-01-31T09:05:00.5Z', '2026-01-31T09:05:00.500Z'],
    ] as const)
      expect(toPortable(read({ joined_at: short }).row!).joined_at).toBe(long)
  })
})
