import type { SubmitEvent } from 'react'

/** Returns what was typed into a form by field name, and keeps the browser on the page. */
export function typedValues<Name extends string>(event: SubmitEvent<HTMLFormElement>): Record<Name, string> {
  event.preventDefault()
  const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries) as Record<Name, string>
}
