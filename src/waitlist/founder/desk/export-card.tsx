import { useState } from 'react'
import { DayField } from '#src/founder/desk/browser/day-field.tsx'
import { saveFile } from '#src/founder/desk/browser/desk-key.ts'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/plain-button.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'

type State = { busy?: boolean; said?: string; fault?: string }

export function ExportCard() {
  const [{ busy = false, ...result }, setState] = useState<State>({})
  return (
    <section className="card" aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>Anyone who has the file has the addresses. Erasing someone does not change it.</p>
      <form
        onSubmit={async event => {
          const { form, ...asked } = typedValues<'form' | 'area' | 'since'>(event)
          setState({ busy: true })
          setState(
            await saveFile('export', { input: { ...asked, [form]: true } }).then(
              name => ({ said: `Saved ${name}` }),
              ({ message }) => ({ fault: message }),
            ),
          )
        }}
      >
        <Field label="Areas and districts" name="area" hint="Such as LS6, M; empty for everywhere" />
        <DayField label="Joined on this day or later" name="since" />
        <fieldset>
          <legend>As</legend>
          <label className="choice">
            <input type="radio" name="form" value="csv" defaultChecked /> CSV, for a spreadsheet
          </label>
          <label className="choice">
            <input type="radio" name="form" value="json" /> JSON, for a program
          </label>
        </fieldset>
        <PlainButton type="submit" busy={busy}>
          Save the file
        </PlainButton>
      </form>
      <StatusLine {...result} />
    </section>
  )
}
