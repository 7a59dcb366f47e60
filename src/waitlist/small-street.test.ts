import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawSmallStreet, litWindows } from './small-street.ts'

const lit = (confirmed: number, goal: number) =>
  litWindows({ confirmed, goal }).reduce((sum, n) => sum + n, 0)

test('a street fills from its first house, and is complete at its goal but not before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 900 }), fc.integer({ min: 5, max: 900 }), (confirmed, goal) => {
      const houses = litWindows({ confirmed, goal })
      expect(
        houses.every((n, i) => n <= (houses[i - 1] ?? 4) && (n === 0 || i === 0 || houses[i - 1] === 4)),
      ).toBe(true)
      expect(lit(confirmed, goal) === 40).toBe(confirmed >= goal)
      expect(lit(confirmed, goal)).toBeGreaterThan(0)
      expect(lit(confirmed + 1, goal)).toBeGreaterThanOrEqual(lit(confirmed, goal))
      const withNew = litWindows({ confirmed, goal }, true).reduce((sum, n) => sum + n, 0)
      expect(withNew - lit(confirmed, goal)).toBeLessThanOrEqual(1)
      if (confirmed + 1 < goal) expect(withNew).toBeLessThan(40)
    }),
  )
})

test('without a goal there is no street; with one it says how many windows are lit', () => {
  expect(drawSmallStreet(undefined)).toBe('')
  expect(drawSmallStreet({ confirmed: 38, goal: null })).toBe('')
  const svg = drawSmallStreet({ confirmed: 38, goal: 50 })
  expect(svg).toContain('aria-label="A small street with 30 of 40 windows lit."')
  expect(svg.match(/fill="#ffae1a"/g)).toHaveLength(30)
  const withNew = drawSmallStreet({ confirmed: 38, goal: 50 }, true)
  expect(withNew).toContain('aria-label="A small street with 31 of 40 windows lit, the last one yours."')
  expect(withNew.match(/fill="#ffae1a"/g)).toHaveLength(30)
  expect(withNew.match(/fill="#fff7d6"/g)).toHaveLength(1)
  // The content security policy refuses inline styles.
  expect(svg).not.toContain('style=')
})
