import * as v from 'valibot'
import type { Question } from '#src/content/question.ts'
import { HttpError } from '#src/http/http-error.ts'
import { type Html, hiddenFields, html } from '#src/http/template.ts'
import type { Chosen } from './choice-store.ts'

type Shown = {
  action: string
  /** What else the form posts. */
  fields: Readonly<Record<string, string>>
  /** The current answer. */
  chosen?: string | null | undefined
  /** The words of a button that takes the answer back. */
  none?: string
}

/** Draws a question as a form that works without JavaScript: each choice is a button. */
export function drawQuestion(
  { id, text, why, choices }: Question,
  { action, fields, chosen, none }: Shown,
): Html {
  const button = ([value, words]: [string, string]) =>
    html`<button type="submit" name="chosen" value="${value}" ${
      none === undefined ? '' : html`aria-pressed="${String(value === (chosen ?? ''))}"`
    }>${words}</button>`
  return html`<form class="ask" action="${action}" method="post">${hiddenFields({ ...fields, question: id })}
    <fieldset><legend>${text}</legend><p>${why}</p><div class="asked">${Object.entries(choices).map(button)}${
      none === undefined ? '' : button(['', none])
    }</div></fieldset></form>`
}

const text = v.fallback(v.string(), '')
const Fields = v.object({
  ...{ ask: text, question: text, chosen: text },
  form: v.fallback(v.picklist(['hero', 'banner']), 'hero'),
})
const Posted = v.fallback(Fields, v.parse(Fields, {}))
export type Posted = v.InferOutput<typeof Posted>

/** Reads what a form or a script posted; a field that is missing or not text is empty. */
export const readPosted = (body: unknown): Posted => v.parse(Posted, body)

/** Returns what was chosen. Throws an HttpError if the question was not asked or has no such choice. */
export function chosenOf(asked: readonly Question[], { question: id, chosen }: Posted): Chosen {
  const question = asked.find(question => question.id === id)
  if (!question) throw new HttpError(400, 'unknown', 'There is no such question.', { field: 'question' })
  if (!Object.hasOwn(question.choices, chosen))
    throw new HttpError(400, 'unknown', 'There is no such choice.', { field: 'chosen' })
  return { question, chosen }
}
