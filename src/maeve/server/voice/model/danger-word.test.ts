import { expect, test } from 'vitest'
import { helpAskedFor, mayBeDanger } from './danger-word.ts'

test('the word for danger, whole or in pieces, asks for the help that fits', () => {
  for (const begun of ['D', ' DANG', 'DANGER', 'DANGER fi']) expect(mayBeDanger(begun)).toBe(true)
  expect(helpAskedFor('DANGER fire')).toContain('fire service')
  expect(helpAskedFor('DANGER')).toContain('999')
})

test('any other reply is shown', () => {
  expect(mayBeDanger('Do you mean our price?')).toBe(false)
  expect(helpAskedFor('Dangerous loads are not ours.')).toBeUndefined()
})
