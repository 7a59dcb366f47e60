import { expect, test } from 'vitest'
import { hear } from '../understanding/visitor.ts'
import { sumFor } from './sums.ts'

const today = new Date(Date.UTC(2026, 2, 10))
const told = (message: string) => hear({}, message, undefined, today)

test.each([
  [
    'perks',
    'worth',
    'say it’s £25 a month, what would I save',
    '£3.75 off each of your first 3 months, £11.25 in all',
  ],
  ['perks', 'worth', 'suppose a month were 40 quid', '£6 off each of your first 3 months, £18 in all'],
  ['perks', 'worth', 'say it’s £39.60', '£5.94 off each of your first 3 months, £17.82 in all'],
  ['mot-early', 'early', 'my MOT runs out on 15 May', 'From 16 April'],
  ['mot-first', 'due', 'it was registered on 3 June 2025', 'By 3 June 2028'],
  ['pcn-deadline', 'half', 'the ticket is £70', '£35 if you pay a council within 14 days'],
  [
    'pcn-deadline',
    'long',
    'I got a ticket on 1 March',
    'half price until 14 March and 28 days until 28 March',
  ],
  [
    'pcn-deadline',
    'half',
    'a £65 fine from the council dated 1 March',
    'half price (£32.50 of £65) until 14 March',
  ],
  ['lez-scotland', 'last-day', 'LEZ penalty notice dated 20 Feb', 'count from 20 February, until 5 March'],
])('%s, %s: works it out from “%s”', (subject, facet, message, answer) => {
  expect(sumFor(subject, facet, told(message), today)).toContain(answer)
})

test('works nothing out from too little, or from an unlikely price', () => {
  expect(sumFor('perks', 'worth', told('what would I save in pounds'), today)).toBeUndefined()
  expect(sumFor('perks', 'worth', told('say it’s £1,200 a month'), today)).toBeUndefined()
  expect(sumFor('mot-early', 'early', told('can I do it early'), today)).toBeUndefined()
})
