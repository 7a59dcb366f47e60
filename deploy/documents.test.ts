import { expect, test } from 'vitest'
import { unplanned } from '#test/faults/by-the-letter/plan.ts'

test('the faults follow each block of commands for operators to the letter, or there is a reason not to', () => {
  expect(unplanned()).toEqual([])
})
