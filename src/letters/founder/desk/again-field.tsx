import { Field } from '#src/founder/desk/browser/field.tsx'

/** The field for a question that is asked only if some people have had the letter already. */
export function AgainField() {
  return (
    <details>
      <summary>Some of them have had it already?</summary>
      <Field label="Type how many get it again" name="again" inputMode="numeric" />
    </details>
  )
}
