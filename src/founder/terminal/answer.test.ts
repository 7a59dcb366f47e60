import { expect, test } from 'vitest'
import { answer } from './answer.ts'

test('a number that is passed as an option may have a comma, like a typed one', async () => {
  const question = { option: 'yes', answer: '1000', words: '' }
  await answer(question, '1,000')
  await expect(answer(question, '1,001')).rejects.toThrow('the number is 1000')
})
