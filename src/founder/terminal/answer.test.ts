import { expect, test } from 'vitest'
import { answer } from './answer.ts'

test('a number said beforehand may have its comma, as where it is typed', async () => {
  const question = { option: 'yes', answer: '1000', words: '' }
  await answer(question, '1,000')
  await expect(answer(question, '1,001')).rejects.toThrow('the number is 1000')
})
