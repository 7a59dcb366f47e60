import type { Question } from '#src/content/question.ts'
import { type Html, html } from '#src/http/template.ts'

type Shown = {
  action: string
  /** What else the form posts. */
  fields: Readonly<Record<string, string>>
  /** The current answer. */
  chosen?: string | null | undefined
  /** The words of a button that takes the answer back. */
  none?: string
}

/** Draws a question as a form that works without script: each choice is a button. */
export function drawQuestion(
  { id, text, why, choices }: Question,
  { action, fields, chosen, none }: Shown,
): Html {
  const pressed = (value: string) =>
    none === undefined ? '' : html`aria-pressed="${String(value === (chosen ?? ''))}"`
  const button = (value: string, words: string) =>
    html`<button type="submit" name="chosen" value="${value}" ${pressed(value)}>${words}</button>`
  const hidden = Object.entries({ ...fields, question: id }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form class="ask" action="${action}" method="post">${hidden}
    <fieldset><legend>${text}</legend><p>${why}</p><div class="asked">${Object.entries(choices).map(([value, words]) => button(value, words))}${
      none === undefined ? '' : button('', none)
    }</div></fieldset></form>`
}
