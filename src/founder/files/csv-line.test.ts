import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, plainCell, safeCell } from './csv-line.ts'

const characters = fc.constantFrom(...'=+-@\t\r\n\'",;|＝＋－＠aé1 '.split(''))
const text = fc.oneof(fc.string({ unit: characters, maxLength: 12 }), fc.string({ unit: 'binary' }))

test('whatever is in a cell, a parser returns it and no spreadsheet takes it for a formula', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), cells => {
      const [read] = parse(csvLine(cells)) as [string[]]
      expect(read.filter(cell => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
      expect(read.map(plainCell)).toEqual(cells)
    }),
    { numRuns: 2_000 },
  )
})

test('an apostrophe that begins a cell in somebody else’s file stays, unless a formula follows it', () => {
  expect(plainCell("'neill@example.com")).toBe("'neill@example.com")
  expect(plainCell(safeCell("'neill@example.com"))).toBe("'neill@example.com")
  expect(plainCell("'=1+1@example.com")).toBe('=1+1@example.com')
})
