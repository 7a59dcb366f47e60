import { DayField } from '#src/founder/desk/browser/day-field.tsx'
import { Field } from '#src/founder/desk/browser/field.tsx'

/** Fields for places and a day, which several commands take. */
export function AskedForFields() {
  return (
    <>
      <Field label="Areas and districts" name="area" hint="Such as LS6, M; empty for everywhere" />
      <DayField label="Joined on this day or later" name="since" />
    </>
  )
}
