import { expect, test } from 'vitest'
import { median } from './figures.ts'

test('the median is the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 10])).toBe(3)
  expect(() => median([])).toThrow('no median')
})
