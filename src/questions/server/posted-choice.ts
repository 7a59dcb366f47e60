import * as v from 'valibot'
import type { Question } from '#src/content/question.ts'
import { HttpError } from '#src/http/http-error.ts'
import type { Chosen } from './choice-store.ts'

const text = v.fallback(v.string(), '')
const Posted = v.fallback(v.object({ ask: text, question: text, chosen: text, form: text }), {
  ask: '',
  question: '',
  chosen: '',
  form: '',
})
export type Posted = v.InferOutput<typeof Posted>

/** Reads what a form or a script posted; what is missing, or no text, is empty. */
export const readPosted = (body: unknown): Posted => v.parse(Posted, body)

/** Returns what was chosen. Throws an HttpError if the question or the choice is none of those asked. */
export function chosenOf(asked: readonly Question[], { question: id, chosen }: Posted): Chosen {
  const question = asked.find(question => question.id === id)
  if (!question) throw new HttpError(400, 'unknown', 'There is no such question.', { field: 'question' })
  if (!Object.hasOwn(question.choices, chosen))
    throw new HttpError(400, 'unknown', 'There is no such choice.', { field: 'chosen' })
  return { question, chosen }
}
