import { useState } from 'react'
import { saveFile } from '#src/founder/desk/browser/calls/desk-key.ts'
import { typedValues } from '#src/founder/desk/browser/fields/field.tsx'
import type { Filter } from '#src/founder/desk/browser/fields/filter-fields.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'

type State = { busy?: boolean; said?: string; fault?: string }

/** Saves the people who were found as a file. */
export function ExportCard({ filter, isChosen }: { filter: Filter; isChosen: boolean }) {
  const [{ busy = false, ...result }, setState] = useState<State>({})
  return (
    <Card id="export" title="Export">
      <p>
        {isChosen ? 'It has the people found above. ' : 'It has everyone. '}
        Anyone who has the file has the addresses. Erasing someone does not change it.
      </p>
      <form
        onSubmit={async event => {
          const { form } = typedValues<'form'>(event)
          setState({ busy: true })
          setState(
            await saveFile('export', { input: { ...filter, [form]: true } }).then(
              name => ({ said: `Saved ${name}` }),
              ({ message }) => ({ fault: message }),
            ),
          )
        }}
      >
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
    </Card>
  )
}
