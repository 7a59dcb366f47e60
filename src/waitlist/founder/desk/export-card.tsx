import { useEffect } from 'react'
import { count } from '#src/content/in-words.ts'
import { Notice } from '#src/founder/desk/browser/notice.tsx'
import { saveText } from '#src/founder/desk/browser/save-text.ts'
import { typedValues } from '#src/founder/desk/browser/typed-values.ts'
import { useCall } from '#src/founder/desk/browser/use-call.ts'
import { AskedForFields } from './asked-for-fields.tsx'

/** Saves people as a file. */
export function ExportCard() {
  const { run, told, busy, fault } = useCall('export')
  useEffect(() => {
    if (told) saveText(told.name, told.text)
  }, [told])
  return (
    <section className="card" aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>Whoever has the file has the addresses. Erasing someone does not change it.</p>
      <form
        onSubmit={event => {
          const { form, ...asked } = typedValues<'form' | 'area' | 'since'>(event)
          void run({ ...asked, form: form === 'json' ? 'json' : 'csv' })
        }}
      >
        <AskedForFields />
        <fieldset>
          <legend>As</legend>
          <label className="choice">
            <input type="radio" name="form" value="csv" defaultChecked /> CSV, for a spreadsheet
          </label>
          <label className="choice">
            <input type="radio" name="form" value="json" /> JSON, for a program
          </label>
        </fieldset>
        <button type="submit" className="plain" aria-busy={busy}>
          Save the file
        </button>
      </form>
      <Notice said={told && `${told.name}: ${count(told.n, 'person', 'people')}`} fault={fault} />
    </section>
  )
}
