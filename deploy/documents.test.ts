import { expect, test } from 'vitest'
import { unplanned } from '#test/faults/by-the-letter/plan.ts'

test('each block of commands for operators is played by the letter, or has a reason not to be', () => {
  expect(unplanned()).toEqual([])
})
