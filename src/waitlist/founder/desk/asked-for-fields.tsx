import { Field } from '#src/founder/desk/browser/field.tsx'

/** Fields for postcode areas and a day, which several commands take. */
export function AskedForFields() {
  return (
    <>
      <Field label="Postcode areas" name="area" hint="Such as LS, M1; leave empty for all" />
      <Field label="Joined on this day or later" name="since" type="date" />
    </>
  )
}
