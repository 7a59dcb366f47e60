import * as v from 'valibot'
import type { Action } from './action.ts'
import { Misuse } from './refusal.ts'

/** Checks an action's input against its schema. `subject`: returns what this door calls a field. Throws Misuse. */
export function checkInput(action: Action, input: object, subject: (action: Action, name: string) => string) {
  const result = v.safeParse(action.input, input, { abortPipeEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const name = String(issue.path?.[0]?.key ?? '')
  if (!name) throw new Misuse(issue.message)
  const isMissing = !(name in input)
  throw new Misuse(
    isMissing ? `${subject(action, name)} is missing` : `${subject(action, name)} ${issue.message}`,
  )
}
