import { Field } from '#src/founder/desk/browser/field.tsx'

/** Postcode areas and a day, as several commands take them. */
export function AskedForFields() {
  return (
    <>
      <Field label="Postcode areas" name="area" hint="Such as LS, M; empty for all" />
      <Field label="Joined on this day or later" name="since" type="date" />
    </>
  )
}
