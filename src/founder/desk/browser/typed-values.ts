import type { SubmitEvent } from 'react'

/** What was typed into a form, by the names of its fields; the page stays. */
export function typedValues<Name extends string>(event: SubmitEvent<HTMLFormElement>): Record<Name, string> {
  event.preventDefault()
  const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries) as Record<Name, string>
}
