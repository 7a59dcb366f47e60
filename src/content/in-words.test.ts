import { expect, test } from 'vitest'
import { inPounds, number } from './in-words.ts'

test('numbers and pounds are written as in the UK', () => {
  expect([0, 7, 999, 1_000, 1_247, 100_000, 5_000_000, -1_247].map(number)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '1,247',
    '100,000',
    '5,000,000',
    '-1,247',
  ])
  expect([0, 87, 12_000, 123_456_789, -950].map(inPounds)).toEqual([
    '£0',
    '£0.87',
    '£120',
    '£1,234,567.89',
    '-£9.50',
  ])
})
