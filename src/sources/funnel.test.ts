import { expect, test } from 'vitest'
import { costOf, shareOf } from './funnel.ts'

const shown = (n: number, visits: number) => {
  const found = shareOf(n, visits)
  return found && [found.share, found.low, found.high].map(share => share.toFixed(4))
}

test('a share comes with its Wilson interval, and under 30 visits there is no share', () => {
  expect(shown(29, 29)).toBeUndefined()
  expect(shown(0, 30)).toEqual(['0.0000', '0.0000', '0.1135'])
  expect(shown(6, 100)).toEqual(['0.0600', '0.0278', '0.1248'])
  expect(shown(30, 30)).toEqual(['1.0000', '0.8865', '1.0000'])
  expect(shown(40, 30)).toEqual(['1.0000', '0.8865', '1.0000'])
})

test('the cost of each is given only if something was paid and somebody came', () => {
  expect(costOf(12_000, 240)).toBe(50)
  expect([costOf(null, 240), costOf(12_000, 0)]).toEqual([undefined, undefined])
})
